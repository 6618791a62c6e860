import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable, PgView } from "drizzle-orm/pg-core";
import { finderWithId, type FinderId } from "@shared/finders/built-in";
import { products } from "@shared/schema/catalogue-products";
import { bedFinderSessions, firearmFinderSessions } from "@shared/schema/finder-sessions";
import { finderRuns } from "@shared/schema/finders";
import { bedProducts, firearmProducts } from "@shared/schema/products";

interface FinderTables {
  /** The traces of its runs. */
  runs: typeof bedFinderSessions | typeof firearmFinderSessions | typeof finderRuns;
  /** Which rows of `runs` are its own; all unless given. */
  isOwnRun?: SQL;
  products: PgTable | PgView;
  /** The key of products in traces. */
  productKey: AnyPgColumn;
}

const builtIn: Record<FinderId, FinderTables> = {
  dialabed: { runs: bedFinderSessions, products: bedProducts, productKey: bedProducts.id },
  safarioutdoor: {
    runs: firearmFinderSessions,
    products: firearmProducts,
    productKey: firearmProducts.externalId,
  },
};

/** The tables of a finder, by its id or slug. */
export function tablesOf(app: string): FinderTables {
  const known = finderWithId(app);
  if (known) return builtIn[known.id];
  return {
    runs: finderRuns,
    isOwnRun: eq(finderRuns.slug, app),
    products,
    productKey: products.key,
  };
}
