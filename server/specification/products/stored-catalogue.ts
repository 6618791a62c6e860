import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { getViewSelectedFields } from "drizzle-orm";
import { catalogues, type ProductCatalogue, type CataloguePath } from "@shared/product-catalogues";
import { productShapes, type ProductShape } from "@shared/schema/product-shapes";
import { bedProducts, firearmProducts } from "@shared/schema/products";

/** A catalogue with the view of its products, and their shape. */
export interface StoredCatalogue extends ProductCatalogue {
  view: typeof bedProducts | typeof firearmProducts;
  columns: Record<string, AnyPgColumn>;
  shape: ProductShape;
}

const stored: Record<CataloguePath, StoredCatalogue> = {
  "bed-products": {
    ...catalogues["bed-products"],
    view: bedProducts,
    columns: getViewSelectedFields(bedProducts),
    shape: productShapes["bed-products"],
  },
  "firearm-products": {
    ...catalogues["firearm-products"],
    view: firearmProducts,
    columns: getViewSelectedFields(firearmProducts),
    shape: productShapes["firearm-products"],
  },
};

export function storedCatalogue(path: CataloguePath): StoredCatalogue {
  return stored[path];
}

/** The column of a field. */
export function columnOf({ columns }: StoredCatalogue, name: string): AnyPgColumn {
  return columns[name]!;
}
