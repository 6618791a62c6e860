import { getTableColumns } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { catalogues, type ProductCatalogue, type CataloguePath } from "@shared/product-catalogues";
import { productShapes, type ProductShape } from "@shared/schema/product-shapes";
import { bedProducts, firearmProducts } from "@shared/schema/products";

/** A catalogue with its table and the shape of its products. */
export interface StoredCatalogue extends ProductCatalogue {
  table: typeof bedProducts | typeof firearmProducts;
  columns: Record<string, AnyPgColumn>;
  shape: ProductShape;
}

const stored: Record<CataloguePath, StoredCatalogue> = {
  "bed-products": {
    ...catalogues["bed-products"],
    table: bedProducts,
    columns: getTableColumns(bedProducts),
    shape: productShapes["bed-products"],
  },
  "firearm-products": {
    ...catalogues["firearm-products"],
    table: firearmProducts,
    columns: getTableColumns(firearmProducts),
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
