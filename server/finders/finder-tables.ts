import { eq, sql, type SQL } from "drizzle-orm";
import { finderWithId } from "@shared/templates/finders";
import { finderRuns } from "@shared/schema/finders";
import { sessionTables } from "@shared/specification/tables/session-tables";
import { catalogFileOf } from "../templates/catalog-files";

interface FinderTables {
  /** The traces of its runs. */
  runs: (typeof sessionTables)[keyof typeof sessionTables] | typeof finderRuns;
  /** Which rows of `runs` are its own; all unless given. */
  isOwnRun?: SQL;
  /** The condition that a row called `product` is the product that traces call so. */
  isProduct: (name: SQL) => SQL;
}

/** The tables of a finder, by its id or slug. */
export function tablesOf(app: string): FinderTables {
  const known = finderWithId(app);
  if (!known) {
    return {
      runs: finderRuns,
      isOwnRun: eq(finderRuns.slug, app),
      isProduct: (name) => sql`product.key = ${name}`,
    };
  }
  const { source } = catalogFileOf(known.catalogue)!;
  return {
    runs: sessionTables[known.id],
    isProduct: (name) =>
      source.key === "id"
        ? sql`product.id::text = ${name}`
        : sql`product.key = ${`${source.name}::`}::text || ${name}`,
  };
}
