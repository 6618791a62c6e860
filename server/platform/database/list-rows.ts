import { asc } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database";

/** A list that staff maintain. */
type ListTable = PgTable & { id: AnyPgColumn; sortOrder: AnyPgColumn };

/** The sort keys that give a list staff's order. */
export const listOrder = ({ sortOrder, id }: ListTable) => [asc(sortOrder), asc(id)];

/** These columns of a list's rows, in staff's order. */
export function listRows<Columns extends Record<string, AnyPgColumn>>(
  db: Database,
  table: ListTable,
  columns: Columns,
) {
  const from: PgTable = table;
  return db
    .select(columns)
    .from(from)
    .orderBy(...listOrder(table));
}
