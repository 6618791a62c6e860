import { START_LOCK } from "../database/alone";
import { withoutConcurrency } from "../database/migrate";
import type { MaintenanceSession } from "../database/maintenance-session";
import { StartError } from "../process/run-until-stopped";
import type { Header, Part, Row, TableShape, TableSum } from "./places";
import {
  knownMigrations,
  migrationsUntil,
  newestMigration,
  quoted,
  tablesIn,
  tablesMadeBy,
} from "./tables";
import { readTable } from "./snapshot";

/**
 * Puts the parts of a backup into an empty database, reads all of it again and compares the sums; in one
 * transaction, so that nothing is left when anything is wrong.
 */
export async function load(
  session: MaintenanceSession,
  parts: AsyncIterable<Part>,
): Promise<TableSum[]> {
  await session.query("begin");
  try {
    // No server may begin to fill the database meanwhile.
    await session.query("select pg_advisory_xact_lock($1)", [START_LOCK]);
    await requireEmpty(session);
    const sums = await write(session, parts);
    await session.query("commit");
    return sums;
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Throws `StartError` where a database has anything of ours. */
async function requireEmpty(session: MaintenanceSession): Promise<void> {
  // A table that a later migration took away is still a table of somebody's.
  const all = knownMigrations().flatMap((each) => [...tablesMadeBy([each])]);
  const tables = await tablesIn(session, new Set(all));
  if (tables.length > 0 || (await newestMigration(session)) !== undefined) {
    throw new StartError(
      "The database to fill is not empty, and was left as it is: name a new, empty one.",
    );
  }
}

async function write(session: MaintenanceSession, parts: AsyncIterable<Part>): Promise<TableSum[]> {
  const expected: TableSum[] = [];
  let tables: TableShape[] = [];
  for await (const part of parts) {
    if (part.kind === "header") {
      tables = part.header.tables;
      await makeTables(session, part.header);
    } else if (part.kind === "rows") {
      await insert(session, tables[expected.length]!, part.rows);
    } else {
      expected.push(part.sum);
    }
  }
  for (const table of tables) await setTriggers(session, table, "enable");
  const found: TableSum[] = [];
  for (const table of tables) {
    for await (const part of readTable(session, table)) {
      if (part.kind === "end") found.push(part.sum);
    }
  }
  const wrong = expected.find(
    (sum, place) => sum.sha256 !== found[place]?.sha256 || sum.rows !== found[place]?.rows,
  );
  if (wrong || found.length !== expected.length) {
    throw new StartError(
      `What was written of the table ${wrong?.table ?? "list"} is not what was read, so nothing was kept: try again, and report it if it stays.`,
    );
  }
  return found;
}

/** The tables as they were when the backup was made, without a row, and without triggers at work. */
async function makeTables(session: MaintenanceSession, header: Header): Promise<void> {
  const migrations = migrationsUntil(header.newestMigration);
  await session.query("create schema if not exists drizzle");
  await session.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await session.query(withoutConcurrency(statement));
    await session.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2::bigint)",
      [hash, folderMillis],
    );
  }
  const made = await tablesIn(session, tablesMadeBy(migrations));
  if (JSON.stringify(made) !== JSON.stringify(header.tables)) {
    throw new StartError(
      "The tables of the backup are not those of the version that it names, so nothing was written: use another backup.",
    );
  }
  for (const table of made) await setTriggers(session, table, "disable");
  await session.query(`truncate ${made.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
}

/** Triggers record changes; rows that return are none, and bring the record with them. */
async function setTriggers(
  session: MaintenanceSession,
  table: TableShape,
  state: "enable" | "disable",
): Promise<void> {
  await session.query(`alter table public.${quoted(table.name)} ${state} trigger user`);
}

async function insert(session: MaintenanceSession, table: TableShape, rows: Row[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const values = table.columns.map(({ type }, place) => `c${place}::${type}`).join(", ");
  const parameters = table.columns.map((_, place) => `$${place + 1}::text[]`).join(", ");
  const aliases = table.columns.map((_, place) => `c${place}`).join(", ");
  await session.query(
    `insert into public.${quoted(table.name)} (${names}) select ${values} from unnest(${parameters}) as r(${aliases})`,
    table.columns.map((_, place) => textArray(rows.map((row) => row[place] ?? null))),
  );
}

/** PostgreSQL's own form of a list of texts, which both drivers pass on as it is. */
function textArray(values: Row): string {
  const items = values.map((value) =>
    value === null ? "NULL" : `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`,
  );
  return `{${items.join(",")}}`;
}
