import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { editedAt, textList } from "../../schema/columns";

// The columns keep the names of the stored records (`title`, `label`, `popular`); the properties
// carry the names staff and the wire use (`name`, `isPopular`), so that nothing maps by hand.

/** Ids are stable slugs: renaming a row never breaks a shared link or a saved set. */
const slug = () => text("id").primaryKey();

const badges = () => ({
  isPopular: boolean("popular").notNull().default(false),
  isRecommended: boolean("recommended").notNull().default(false),
  isTopSeller: boolean("top_seller").notNull().default(false),
});

const sortOrder = () => integer("sort_order").notNull().default(0);

export const sleepStyles = pgTable("sleep_styles", {
  id: slug(),
  name: text("title").notNull(),
  description: text("description").notNull(),
  icon: text("icon").notNull().default(""),
  imageUrl: text("image_url"),
  ...badges(),
  sortOrder: sortOrder(),
  ...editedAt(),
});

export const sleepConcerns = pgTable("sleep_concerns", {
  id: slug(),
  name: text("label").notNull(),
  description: text("description").notNull(),
  icon: text("icon").notNull().default(""),
  color: text("color").notNull().default("#ef4444"),
  /** Feature ids of which any one answers the concern. */
  features: textList("features"),
  ...badges(),
  sortOrder: sortOrder(),
  ...editedAt(),
});

export const bedSizes = pgTable(
  "bed_sizes",
  {
    id: slug(),
    name: text("label").notNull(),
    description: text("description").notNull().default(""),
    /** Width × length in centimeters, as text: "152 x 203 cm". */
    dimensions: text("dimensions").notNull(),
    /** Scales the budget presets that are shown for this size; 1 changes nothing. */
    price_modifier: real("price_modifier").notNull().default(1),
    ...badges(),
    sortOrder: sortOrder(),
    ...editedAt(),
  },
  (table) => [check("bed_sizes_price_modifier_positive", sql`${table.price_modifier} > 0`)],
);

export const mattressTypes = pgTable("mattress_types", {
  id: slug(),
  name: text("label").notNull(),
  description: text("description").notNull(),
  benefits: textList("features"),
  ...badges(),
  sortOrder: sortOrder(),
  ...editedAt(),
});

export const firmnessLevels = pgTable(
  "firmness_levels",
  {
    id: slug(),
    name: text("label").notNull(),
    description: text("description").notNull(),
    level: integer("level").notNull().default(5),
    recommended_for: textList("recommended_for"),
    ...badges(),
    sortOrder: sortOrder(),
    ...editedAt(),
  },
  (table) => [check("firmness_levels_level_range", sql`${table.level} between 1 and 10`)],
);

export const budgetRanges = pgTable(
  "budget_ranges",
  {
    id: slug(),
    name: text("label").notNull(),
    description: text("description").notNull().default(""),
    /** Rand, whole. */
    minPrice: integer("min_price").notNull(),
    maxPrice: integer("max_price").notNull(),
    ...badges(),
    sortOrder: sortOrder(),
    ...editedAt(),
  },
  (table) => [
    check(
      "budget_ranges_order",
      sql`0 <= ${table.minPrice} and ${table.minPrice} <= ${table.maxPrice}`,
    ),
  ],
);

export const features = pgTable("features", {
  id: slug(),
  name: text("label").notNull(),
  description: text("description").notNull(),
  category: text("category").notNull().default("comfort"),
  ...badges(),
  sortOrder: sortOrder(),
  ...editedAt(),
});

/** The tables by their lists' addresses; of budget ranges staff have no page. */
export const listTables = {
  "sleep-styles": sleepStyles,
  "sleep-concerns": sleepConcerns,
  "bed-sizes": bedSizes,
  "mattress-types": mattressTypes,
  "firmness-levels": firmnessLevels,
  "budget-ranges": budgetRanges,
  features,
} as const;
