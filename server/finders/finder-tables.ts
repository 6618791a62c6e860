import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FinderId } from "@shared/finders/built-in";
import { bedFinderSessions, firearmFinderSessions } from "@shared/schema/finder-sessions";
import { bedProducts, firearmProducts } from "@shared/schema/products";

interface FinderTables {
  /** The traces of its runs. */
  runs: typeof bedFinderSessions | typeof firearmFinderSessions;
  products: PgTable;
  /** The key of products in traces. */
  productKey: AnyPgColumn;
}

/** The tables of each built-in finder. */
export const finderTables: Record<FinderId, FinderTables> = {
  dialabed: { runs: bedFinderSessions, products: bedProducts, productKey: bedProducts.id },
  safarioutdoor: {
    runs: firearmFinderSessions,
    products: firearmProducts,
    productKey: firearmProducts.externalId,
  },
};
