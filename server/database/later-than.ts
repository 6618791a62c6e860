import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** What a write sets `updated_at` to: now, and at least a millisecond later than the write before. */
export function laterThan(updatedAt: AnyPgColumn): SQL<Date> {
  return sql<Date>`greatest(now(), ${updatedAt} + interval '1 millisecond')`;
}
