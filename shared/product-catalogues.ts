import type { z } from "zod";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { bedProductShape, firearmProductShape } from "./schema/product-shapes";
import { bedProducts, firearmProducts } from "./schema/products";

// The two catalogues as data: one router, one page and one CSV serve both.

/** How a field is asked for in a form and written in a CSV. */
export interface ProductField {
  name: string;
  label: string;
  kind: "line" | "text" | "price" | "number" | "list" | "flag" | "picture" | "address";
}

const field = (name: string, label: string, kind: ProductField["kind"] = "line"): ProductField => ({
  name,
  label,
  kind,
});

const bedFields = [
  field("magentoId", "Store id"),
  field("name", "Name"),
  field("shortDescription", "Short description", "text"),
  field("description", "Description", "text"),
  field("price", "Price", "price"),
  field("imageUrl", "Picture", "picture"),
  field("category", "Category"),
  field("bedSize", "Bed size"),
  field("mattressType", "Mattress type"),
  field("firmness", "Firmness"),
  field("sleepStyle", "Sleep styles", "list"),
  field("features", "Features", "list"),
  field("inStock", "In stock", "flag"),
  field("magentoUrl", "Page at the store", "address"),
];

const firearmFields = [
  field("externalId", "Store id"),
  field("name", "Name"),
  field("shortDescription", "Short description", "text"),
  field("description", "Description", "text"),
  field("price", "Price", "price"),
  field("specialPrice", "Special price", "price"),
  field("imageUrl", "Picture", "picture"),
  field("category", "Category"),
  field("purpose", "Purpose"),
  field("firearmType", "Type"),
  field("subType", "Size"),
  field("action", "Action"),
  field("caliber", "Caliber"),
  field("brand", "Brand"),
  field("capacity", "Capacity", "number"),
  field("packSize", "Rounds in a pack", "number"),
  field("barrelLength", "Barrel, inches"),
  field("carryPositions", "Carry positions", "list"),
  field("sportDisciplines", "Disciplines", "list"),
  field("huntingGame", "Game", "list"),
  field("useCase", "Uses", "list"),
  field("handSize", "Hand sizes", "list"),
  field("features", "Features", "list"),
  field("inStock", "In stock", "flag"),
  field("externalUrl", "Page at the store", "address"),
];

export const catalogues = {
  "bed-products": {
    title: "Beds",
    singular: "bed",
    table: bedProducts,
    shape: bedProductShape,
    fields: bedFields,
    /** By what the retailer knows a product; a CSV finds it by this. */
    key: "magentoId",
    searched: ["name", "magentoId", "category", "bedSize", "mattressType"],
    sortable: ["name", "magentoId", "price", "bedSize", "mattressType", "inStock", "updatedAt"],
  },
  "firearm-products": {
    title: "Firearms",
    singular: "product",
    table: firearmProducts,
    shape: firearmProductShape,
    fields: firearmFields,
    key: "externalId",
    searched: ["name", "externalId", "brand", "caliber", "category"],
    sortable: ["name", "externalId", "price", "brand", "caliber", "inStock", "updatedAt"],
  },
} as const;

export type CataloguePath = keyof typeof catalogues;

/** Either catalogue, for code that serves both. */
export interface Catalogue {
  title: string;
  singular: string;
  table: typeof bedProducts | typeof firearmProducts;
  shape: z.ZodType<Record<string, unknown>>;
  fields: readonly ProductField[];
  key: string;
  searched: readonly string[];
  sortable: readonly string[];
}

export const cataloguePaths = Object.keys(catalogues) as CataloguePath[];

export function catalogueOf(path: CataloguePath): Catalogue {
  return catalogues[path] as unknown as Catalogue;
}

/** The column of a field. */
export function columnOf({ table }: Catalogue, name: string): AnyPgColumn {
  return (table as unknown as Record<string, AnyPgColumn>)[name]!;
}

/** A product as the server gives it. */
export interface ProductRow extends Record<string, unknown> {
  id: string;
  name: string;
  updatedAt: string;
}
