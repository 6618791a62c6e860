import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MaintenanceSession } from "../database/maintenance-session";
import { projectRoot } from "../process/project-root";
import { StartError } from "../process/run-until-stopped";
import {
  FORMAT,
  FORMAT_VERSION,
  sumOf,
  type Header,
  type Part,
  type Row,
  type TableShape,
} from "./places";
import {
  keyOrder,
  knownMigrations,
  newestMigration,
  quoted,
  tablesIn,
  tablesMadeBy,
} from "./tables";

/** Rows are fetched in batches of about this much text: pictures are large, traces are small. */
const BATCH_CHARACTERS = 2_000_000;
const FIRST_BATCH = 20;
const MAX_BATCH = 2_000;

/** Everything in a database as it was at one moment, in bounded memory. Writes nothing. */
export async function* readSnapshot(session: MaintenanceSession, now: Date): AsyncGenerator<Part> {
  await session.query("begin isolation level repeatable read, read only");
  try {
    const header = await describe(session, now);
    yield { kind: "header", header };
    for (const table of header.tables) yield* readTable(session, table);
  } finally {
    await session.query("rollback").catch(() => undefined);
  }
}

async function describe(session: MaintenanceSession, now: Date): Promise<Header> {
  const newest = await newestMigration(session);
  const migrations = knownMigrations();
  const known = Math.max(...migrations.map((each) => each.folderMillis));
  if (newest !== known) {
    throw new StartError(
      newest === undefined
        ? "There is nothing in this database yet: start the server once, or check DATABASE_URL and DATA_DIR."
        : newest > known
          ? "A newer version of this program has changed the database: run this command with that version."
          : "The database is from an older version of this program: run this command with that version, or start the server of this one once.",
    );
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
    version: string;
  };
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    program: version,
    newestMigration: newest,
    madeAt: now.toISOString(),
    tables: await tablesIn(session, tablesMadeBy(migrations)),
  };
}

/** One table's rows by their key, then their sum. Runs in the caller's transaction. */
export async function* readTable(
  session: MaintenanceSession,
  table: TableShape,
): AsyncGenerator<Part> {
  const sum = sumOf(table.name);
  const columns = table.columns.map(({ name }) => `t.${quoted(name)}::text`).join(", ");
  const order = await keyOrder(session, table.name);
  await session.query(
    `declare backup_rows no scroll cursor for select ${columns} from public.${quoted(table.name)} t order by ${order}`,
  );
  for (let size = FIRST_BATCH; ;) {
    const { rows } = await session.query(`fetch forward ${size} from backup_rows`);
    if (rows.length === 0) break;
    const values = rows.map((row): Row => table.columns.map(({ name }) => row[name] ?? null));
    let characters = 1;
    for (const row of values) {
      sum.add(row);
      for (const value of row) characters += value?.length ?? 0;
    }
    yield { kind: "rows", rows: values };
    const fitting = Math.floor((BATCH_CHARACTERS * values.length) / characters);
    size = Math.max(1, Math.min(fitting, size * 4, MAX_BATCH));
  }
  await session.query("close backup_rows");
  yield { kind: "end", sum: sum.end() };
}
