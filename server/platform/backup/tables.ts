import type { MaintenanceSession } from "../database/maintenance-session";
import type { TableShape } from "./format";

/** Those of the named tables that are there, each after those that it refers to. */
export async function tablesIn(
  session: MaintenanceSession,
  names: ReadonlySet<string>,
): Promise<TableShape[]> {
  const { rows } = await session.query(
    `select c.relname::text as name, a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname::text = any($1::text[])
      order by c.relname::text collate "C", a.attname::text collate "C"`,
    [[...names]],
  );
  const shapes = new Map<string, TableShape>();
  for (const row of rows) {
    const name = row.name!;
    const shape = shapes.get(name) ?? { name, columns: [] };
    shapes.set(name, shape);
    shape.columns.push({ name: row.column!, type: row.type! });
  }
  return inOrder([...shapes.values()], await references(session));
}

/** For each table those that it refers to. */
async function references(session: MaintenanceSession): Promise<Map<string, Set<string>>> {
  const { rows } = await session.query(
    `select f.relname::text as "from", t.relname::text as "to"
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    found.set(row.from!, (found.get(row.from!) ?? new Set()).add(row.to!));
  }
  return found;
}

function inOrder(tables: TableShape[], needs: Map<string, Set<string>>): TableShape[] {
  const done = new Set<string>();
  const ordered: TableShape[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !done.has(name) && [...(needs.get(name) ?? [])].every((each) => done.has(each)),
    );
    if (!next) throw new Error("tables refer to each other in a circle");
    done.add(next.name);
    ordered.push(next);
  }
  return ordered;
}

/** The primary key's columns of a table that is called `t`, as an order that is the same in every database. */
export async function keyOrder(session: MaintenanceSession, table: string): Promise<string> {
  const { rows } = await session.query(
    `select 't.' || quote_ident(a.attname) as "column", a.attcollation <> 0 as is_text
       from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k(attnum, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indisprimary and i.indrelid = ('public.' || quote_ident($1))::regclass order by k.place`,
    [table],
  );
  if (rows.length === 0) throw new Error(`the table ${table} has no primary key`);
  // Databases may sort words by different rules; bytes sort the same everywhere.
  return rows.map((row) => `${row.column}${isTrue(row.is_text) ? ' collate "C"' : ""}`).join(", ");
}

const isTrue = (value: unknown) => value === true || value === "t";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
