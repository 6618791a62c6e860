import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The next value of `updated_at`: now, and at least a millisecond after the previous one. */
export function nextUpdatedAt(updatedAt: AnyPgColumn): SQL<Date> {
  return sql<Date>`greatest(now(), ${updatedAt} + interval '1 millisecond')`;
}
