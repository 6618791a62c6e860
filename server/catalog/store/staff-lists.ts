import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { getTableColumns } from "drizzle-orm";
import { listTables } from "@shared/specification/tables/list-tables";
import type { Database } from "../../platform/database/database";
import { listRows } from "../../platform/database/list-rows";

/** A row of a list that staff keep, by the names of its columns. */
export interface StaffListRow extends Record<string, unknown> {
  id: string;
  name: string;
  isPopular: boolean;
  isRecommended: boolean;
  isTopSeller: boolean;
}

/** The lists that staff keep, by their addresses; the rows of each in staff's order. */
export type StaffLists = ReadonlyMap<string, readonly StaffListRow[]>;

/** Reads them one after the other. */
export async function readStaffLists(db: Database): Promise<StaffLists> {
  const lists = new Map<string, readonly StaffListRow[]>();
  for (const [path, table] of Object.entries(listTables)) {
    const {
      createdAt: _made,
      updatedAt: _changed,
      ...columns
    } = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>;
    lists.set(path, (await listRows(db, table, columns)) as StaffListRow[]);
  }
  return lists;
}
