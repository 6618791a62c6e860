import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { scratchFolder, startServer } from "../server-process";
import { differences, folderSums } from "./folder-sums";
import { relationsIn, type Relation } from "./relations";

type Damage = (folder: string, relations: Relation[]) => void | Promise<void>;

const database = (folder: string, ...names: string[]) => join(folder, "database", ...names);

/** Changes the tables of a stopped embedded database. */
const statement =
  (sql: string): Damage =>
  async (folder) => {
    const lite = await PGlite.create(database(folder));
    await lite.exec(sql);
    await lite.close();
  };

const fileOf = (folder: string, relations: Relation[], wanted: string) =>
  database(folder, relations.find(({ name }) => name === wanted)!.path);

function flip(folder: string, relations: Relation[], name: string): void {
  const file = fileOf(folder, relations, name);
  const bytes = readFileSync(file);
  bytes[5_000]! ^= 1;
  writeFileSync(file, bytes);
}

function cut(
  folder: string,
  relations: Relation[],
  name: string,
  to: (bytes: number) => number,
): void {
  const file = fileOf(folder, relations, name);
  truncateSync(file, to(statSync(file).size));
}

/** Ways to damage a data directory that has been used. */
const DAMAGES: Record<string, Damage> = {
  "PG_VERSION is missing": (folder) => rmSync(database(folder, "PG_VERSION")),
  "PG_VERSION of another database": (folder) =>
    writeFileSync(database(folder, "PG_VERSION"), "9\n"),
  "an emptied folder": (folder) => {
    for (const name of readdirSync(database(folder))) {
      rmSync(database(folder, name), { recursive: true });
    }
  },
  "no folder": (folder) => rmSync(database(folder), { recursive: true }),
  "pg_control is missing": (folder) => rmSync(database(folder, "global", "pg_control")),
  "pg_control cut short": (folder) => truncateSync(database(folder, "global", "pg_control"), 100),
  "the log is missing": (folder) => rmSync(database(folder, "pg_wal"), { recursive: true }),
  "the tables' files are missing": (folder) =>
    rmSync(database(folder, "base"), { recursive: true }),
  "a catalog of zeros": (folder) => {
    const file = database(folder, "base", "5", "1259");
    writeFileSync(file, Buffer.alloc(statSync(file).size));
  },
  "a table is missing": statement("drop table outbox_mails"),
  "the record of migrations is missing": statement("drop schema drizzle cascade"),
  "a newer schema": statement(
    "update drizzle.__drizzle_migrations set created_at = 9999999999999; update drizzle.oldest_known_migration set migration = 9999999999999",
  ),
  "a flipped bit in a table": (folder, relations) => flip(folder, relations, "products"),
  "a flipped bit in an index": (folder, relations) => flip(folder, relations, "pg_class_oid_index"),
  "an emptied table": (folder, relations) => cut(folder, relations, "admin_users", () => 0),
  "half a table": (folder, relations) => cut(folder, relations, "products", (bytes) => bytes / 2),
  "an emptied catalog": (folder, relations) => cut(folder, relations, "pg_attribute", () => 0),
  "a part of the log cut short": (folder) => {
    for (const name of readdirSync(database(folder, "pg_wal")).filter((each) => each.length === 24))
      truncateSync(database(folder, "pg_wal", name), 8_192);
  },
  "an emptied record of lengths": (folder) => truncateSync(database(folder, "matchwell-lengths")),
  "a damaged access file": (folder) => writeFileSync(join(folder, "access.json"), "{"),
};

/**
 * Starts a server on data directories that are damaged in many ways. Each must be refused in one sentence
 * and left as it was, never replaced by a new database.
 */
export async function tryDamage(): Promise<{ line: string; broken: string[] }> {
  const whole = scratchFolder();
  await (await startServer({ DATA_DIR: whole.path })).end("SIGTERM");
  const relations = await relationsIn(whole.path);
  const broken: string[] = [];
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const folder = scratchFolder();
    cpSync(whole.path, folder.path, { recursive: true });
    await damage(folder.path, relations);
    const before = folderSums(folder.path);
    const outcome = await startServer({ DATA_DIR: folder.path }).catch(
      (error: Error) => error.message,
    );
    if (typeof outcome !== "string") {
      await outcome.end("SIGTERM");
      broken.push(`${name}: it started`);
    } else if (!/^the server ended with 1: [^\n]+: [^\n]+\.$/.test(outcome)) {
      broken.push(`${name}: not one sentence: ${outcome}`);
    }
    const changed = differences(before, folderSums(folder.path));
    if (changed.length > 0) broken.push(`${name}: changed ${changed.join(", ")}`);
    folder.remove();
  }
  whole.remove();
  const kinds = Object.keys(DAMAGES).length;
  return {
    line: `damaged folder: ${kinds} kinds of damage, ${kinds - broken.length} told in one sentence and left alone`,
    broken,
  };
}
