import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { getViewSelectedFields } from "drizzle-orm";
import {
  catalogs,
  type CatalogPath,
  type ProductCatalog,
} from "@shared/templates/product-catalogs";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";
import type { products } from "@shared/schema/catalog-products";
import { sourceOf } from "../../catalog/store/specified-catalogs";
import { inNamesOfStaff, nameOfPlace } from "../../catalog/store/specified-fields";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";

/** A catalog with the view of its products. */
export interface StoredCatalog extends ProductCatalog {
  view: typeof bedProducts | typeof firearmProducts;
  columns: Record<string, AnyPgColumn>;
}

const stored: Record<CatalogPath, StoredCatalog> = {
  "bed-products": {
    ...catalogs["bed-products"],
    view: bedProducts,
    columns: getViewSelectedFields(bedProducts),
  },
  "firearm-products": {
    ...catalogs["firearm-products"],
    view: firearmProducts,
    columns: getViewSelectedFields(firearmProducts),
  },
};

export function storedCatalog(path: CatalogPath): StoredCatalog {
  return stored[path];
}

/** The column of a field. */
export function columnOf({ columns }: StoredCatalog, name: string): AnyPgColumn {
  return columns[name]!;
}

/** A product by the names of its view, checked, as a row of `products`; with what the database adds where it is given. */
export function storedRow(
  path: CatalogPath,
  { id, createdAt, ...fields }: Record<string, unknown>,
): typeof products.$inferInsert {
  const source = sourceOf(path)!;
  const { key, values, ...own } = inNamesOfStaff(path, fields);
  const stated = Object.entries(values as object).filter(([, value]) => value !== null);
  return {
    ...(id !== undefined && { id }),
    ...(createdAt !== undefined && { createdAt }),
    ...own,
    source,
    key: `${source}::${String(key)}`,
    values: Object.fromEntries(stated.map(([attribute, value]) => [`${path}.${attribute}`, value])),
  } as typeof products.$inferInsert;
}

/**
 * Has work done that calls fields as staff's pages do, and says what is wrong with them by the names of the view.
 * `current` reads what a change that is based on an older state is told.
 */
export async function inNamesOfView<Result>(
  path: CatalogPath,
  work: () => Promise<Result>,
  current?: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.errors?.map((each) => ({ ...each, path: nameOfPlace(path, each.path) }));
    if (error.status === 400 && errors) throw invalid(errors);
    throw new AppError(error.status, error.code, error.message, {
      cause: error,
      ...(errors && { errors }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.current !== undefined && { current: await current?.() }),
    });
  }
}
