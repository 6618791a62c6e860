import type { PGlite } from "@electric-sql/pglite";
import type { Queryable } from "./database";

/**
 * PGlite in the calling form of a `pg` pool. Both forms are needed: connect-pg-simple sends
 * `(text, values)`, rate-limiter-flexible `{ text, values }`; a shim that knows only the first lets
 * every guess through.
 */
export function queryable(lite: PGlite): Queryable {
  return {
    query: (statement, values) =>
      typeof statement === "string"
        ? lite.query<Record<string, unknown>>(statement, values)
        : lite.query<Record<string, unknown>>(statement.text, statement.values),
  };
}
