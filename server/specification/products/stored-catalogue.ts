import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { getViewSelectedFields } from "drizzle-orm";
import {
  catalogues,
  type ProductCatalogue,
  type CataloguePath,
} from "@shared/templates/product-catalogues";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";

/** A catalogue with the view of its products. */
export interface StoredCatalogue extends ProductCatalogue {
  view: typeof bedProducts | typeof firearmProducts;
  columns: Record<string, AnyPgColumn>;
}

const stored: Record<CataloguePath, StoredCatalogue> = {
  "bed-products": {
    ...catalogues["bed-products"],
    view: bedProducts,
    columns: getViewSelectedFields(bedProducts),
  },
  "firearm-products": {
    ...catalogues["firearm-products"],
    view: firearmProducts,
    columns: getViewSelectedFields(firearmProducts),
  },
};

export function storedCatalogue(path: CataloguePath): StoredCatalogue {
  return stored[path];
}

/** The column of a field. */
export function columnOf({ columns }: StoredCatalogue, name: string): AnyPgColumn {
  return columns[name]!;
}
