import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { editedAt, textList } from "./columns";
import { bedSizes, firmnessLevels, mattressTypes } from "./lookups";

/** Rand with cents; drivers give it as text, so that no cent is lost. */
const rand = (name: string) => decimal(name, { precision: 10, scale: 2 });

export const bedProducts = pgTable(
  "bed_products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    magentoId: text("magento_id").notNull().unique(),
    name: text("name").notNull(),
    description: text("description"),
    shortDescription: text("short_description"),
    price: rand("price").notNull(),
    imageUrl: text("image_url"),
    category: text("category").notNull(),
    bedSize: text("bed_size")
      .notNull()
      .references(() => bedSizes.id, { onDelete: "restrict" }),
    mattressType: text("mattress_type")
      .notNull()
      .references(() => mattressTypes.id, { onDelete: "restrict" }),
    firmness: text("firmness")
      .notNull()
      .references(() => firmnessLevels.id, { onDelete: "restrict" }),
    /** Ids of the sleep styles it suits. */
    sleepStyle: jsonb("sleep_style").$type<string[]>().notNull(),
    /** Feature names as the retailer writes them; looked up as lowercase_with_underscores. */
    features: textList("features"),
    inStock: boolean("in_stock").notNull().default(true),
    magentoUrl: text("magento_url").notNull(),
    ...editedAt(),
  },
  (table) => [
    check("bed_products_price_positive", sql`${table.price} >= 0`),
    index("bed_products_size_price").on(table.bedSize, table.price),
    index("bed_products_mattress_type").on(table.mattressType),
    index("bed_products_firmness").on(table.firmness),
  ],
);

export type BedProduct = typeof bedProducts.$inferSelect;

/** A caliber as people write it, with spaces for underscores; both spellings are compared by it. */
export const spaced = (caliber: AnyPgColumn) => sql`replace(${caliber}, '_', ' ')`;

export const firearmProducts = pgTable(
  "firearm_products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    externalId: text("external_id").notNull().unique(),
    name: text("name").notNull(),
    description: text("description"),
    shortDescription: text("short_description"),
    price: rand("price").notNull(),
    specialPrice: rand("special_price"),
    imageUrl: text("image_url"),
    category: text("category").notNull(),
    purpose: text("purpose").notNull(),
    firearmType: text("firearm_type"),
    subType: text("sub_type"),
    action: text("action"),
    caliber: text("caliber").notNull(),
    brand: text("brand").notNull(),
    capacity: integer("capacity"),
    /** Rounds in a pack of ammunition. */
    packSize: integer("pack_size"),
    /** Inches. */
    barrelLength: decimal("barrel_length", { precision: 4, scale: 1 }),
    carryPositions: textList("carry_positions"),
    sportDisciplines: textList("sport_disciplines"),
    huntingGame: textList("hunting_game"),
    useCase: textList("use_case"),
    handSize: textList("hand_size"),
    features: textList("features"),
    inStock: boolean("in_stock").notNull().default(true),
    externalUrl: text("external_url").notNull(),
    ...editedAt(),
  },
  (table) => [
    check("firearm_products_pack_size_positive", sql`${table.packSize} > 0`),
    check("firearm_products_price_positive", sql`${table.price} >= 0`),
    check(
      "firearm_products_special_below_price",
      sql`${table.specialPrice} is null or (${table.specialPrice} >= 0 and ${table.specialPrice} <= ${table.price})`,
    ),
    // Calibers are found in both spellings, `380_acp` and `380 acp`.
    index("firearm_products_type_caliber").on(table.firearmType, spaced(table.caliber)),
    index("firearm_products_purpose").on(table.purpose, table.category, spaced(table.caliber)),
    index("firearm_products_brand").on(table.brand),
  ],
);

export type FirearmProduct = typeof firearmProducts.$inferSelect;
