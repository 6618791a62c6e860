import { sql } from "drizzle-orm";
import {
  boolean,
  decimal,
  integer,
  jsonb,
  pgView,
  text,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { moment } from "../../schema/columns";

// Beds and firearms as the specification names them: views of `products`, to read. A migration made them.

/** Rand with cents; drivers give it as text, so that no cent is lost. */
const rand = (name: string) => decimal(name, { precision: 10, scale: 2 });
const texts = (name: string) => jsonb(name).$type<string[]>().notNull();

const edited = () => ({
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const bedProducts = pgView("bed_products", {
  id: uuid("id").notNull(),
  magentoId: text("magento_id").notNull(),
  name: text("name").notNull(),
  description: text("description"),
  shortDescription: text("short_description"),
  price: rand("price").notNull(),
  imageUrl: text("image_url"),
  category: text("category").notNull(),
  bedSize: text("bed_size").notNull(),
  mattressType: text("mattress_type").notNull(),
  firmness: text("firmness").notNull(),
  /** Ids of the sleep styles it suits. */
  sleepStyle: texts("sleep_style"),
  /** Feature names as the retailer writes them; looked up as lowercase_with_underscores. */
  features: texts("features"),
  inStock: boolean("in_stock").notNull(),
  magentoUrl: text("magento_url").notNull(),
  ...edited(),
}).existing();

export type BedProduct = typeof bedProducts.$inferSelect;

/** A caliber as people write it, with spaces for underscores; both spellings are compared by it. */
export const spaced = (caliber: AnyPgColumn) => sql`replace(${caliber}, '_', ' ')`;

export const firearmProducts = pgView("firearm_products", {
  id: uuid("id").notNull(),
  externalId: text("external_id").notNull(),
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
  carryPositions: texts("carry_positions"),
  sportDisciplines: texts("sport_disciplines"),
  huntingGame: texts("hunting_game"),
  useCase: texts("use_case"),
  handSize: texts("hand_size"),
  features: texts("features"),
  inStock: boolean("in_stock").notNull(),
  externalUrl: text("external_url").notNull(),
  ...edited(),
}).existing();

export type FirearmProduct = typeof firearmProducts.$inferSelect;

/** A product of each catalog, by the catalog's id. */
export interface ProductViews {
  "bed-products": BedProduct;
  "firearm-products": FirearmProduct;
}
