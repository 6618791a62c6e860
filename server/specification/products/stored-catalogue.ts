import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { getViewSelectedFields } from "drizzle-orm";
import {
  catalogues,
  type CataloguePath,
  type ProductCatalogue,
} from "@shared/templates/product-catalogues";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";
import type { products } from "@shared/schema/catalogue-products";
import { sourceOf } from "../../catalog/store/specified-catalogues";
import { inNamesOfStaff, nameOfPlace } from "../../catalog/store/specified-fields";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";

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

/** A product by the names of its view, checked, as a row of `products`; with what the database adds where it is given. */
export function storedRow(
  path: CataloguePath,
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
  path: CataloguePath,
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
