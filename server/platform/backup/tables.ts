import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { MaintenanceSession } from "../database/maintenance-session";
import { migrationsFolder } from "../process/project-root";
import { StartError } from "../process/run-until-stopped";
import type { TableShape } from "./places";

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

// A backup names the newest migration of its tables: by it they are made, whatever later versions made of them.

/** The migrations that this program knows, the oldest first. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

/** The known migrations up to one. Throws `StartError` where this program does not know it. */
export function migrationsUntil(newest: number): MigrationMeta[] {
  const known = knownMigrations();
  const last = known.findIndex(({ folderMillis }) => folderMillis === newest);
  if (last < 0) {
    throw new StartError(
      "The backup is from a newer version of this program: restore it with that version.",
    );
  }
  return known.slice(0, last + 1);
}

/** The creation time of a database's newest migration; `undefined` where none has run. */
export async function newestMigration(session: MaintenanceSession): Promise<number | undefined> {
  const { rows } = await session.query(
    "select to_regclass('drizzle.__drizzle_migrations')::text as there",
  );
  if (!rows[0]?.there) return undefined;
  const { rows: found } = await session.query(
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return found[0]?.at ? Number(found[0].at) : undefined;
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const MADE = new RegExp(
  String.raw`^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?${NAME}\s*\(`,
  "i",
);
const DROPPED = new RegExp(String.raw`^\s*drop\s+table\s+(?:if\s+exists\s+)?${NAME}`, "i");
const RENAMED = new RegExp(
  String.raw`^\s*alter\s+table\s+(?:if\s+exists\s+)?${NAME}\s+rename\s+to\s+"?(\w+)"?`,
  "i",
);

/** A statement without the comments in front of it. */
const bare = (statement: string) => statement.replace(/^(?:\s*--[^\n]*\n)*/, "");

/** The tables of `public` that are there once these migrations have run. */
export function tablesMadeBy(migrations: readonly Pick<MigrationMeta, "sql">[]): Set<string> {
  const made = new Set<string>();
  for (const statement of migrations.flatMap(({ sql }) => sql).map(bare)) {
    const [, added] = MADE.exec(statement) ?? [];
    const [, dropped] = DROPPED.exec(statement) ?? [];
    const [, before, after] = RENAMED.exec(statement) ?? [];
    for (const gone of [dropped, before]) if (gone) made.delete(gone);
    for (const name of [added, after]) if (name) made.add(name);
  }
  return made;
}
