import {
  cpSync,
  existsSync,
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

type Damage = (folder: string) => void | Promise<void>;

const database = (folder: string, ...names: string[]) => join(folder, "database", ...names);

/** Changes the tables of a stopped embedded database. */
const statement =
  (sql: string): Damage =>
  async (folder) => {
    const lite = await PGlite.create(database(folder));
    await lite.exec(sql);
    await lite.close();
  };

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
  "a catalogue of zeros": (folder) => {
    const file = database(folder, "base", "5", "1259");
    writeFileSync(file, Buffer.alloc(statSync(file).size));
  },
  "a table is missing": statement("drop table outbox_mails"),
  "the record of migrations is missing": statement("drop schema drizzle cascade"),
  "a newer schema": statement("update drizzle.__drizzle_migrations set created_at = 9999999999999"),
  "a damaged access file": (folder) => writeFileSync(join(folder, "access.json"), "{"),
};

/**
 * Starts a server on data directories that are damaged in many ways. Each must be refused in one sentence
 * and left as it was, never replaced by a new database.
 */
export async function tryDamage(): Promise<{ line: string; broken: string[] }> {
  const whole = scratchFolder();
  await (await startServer({ DATA_DIR: whole.path })).end("SIGTERM");
  const broken: string[] = [];
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const folder = scratchFolder();
    cpSync(whole.path, folder.path, { recursive: true });
    await damage(folder.path);
    const before = contents(folder.path);
    const outcome = await startServer({ DATA_DIR: folder.path }).catch(
      (error: Error) => error.message,
    );
    if (typeof outcome !== "string") {
      await outcome.end("SIGTERM");
      broken.push(`${name}: it started`);
    } else if (!/^the server ended with 1: [^\n]+: [^\n]+\.$/.test(outcome)) {
      broken.push(`${name}: not one sentence: ${outcome}`);
    } else if (contents(folder.path) !== before) {
      broken.push(`${name}: the folder was changed`);
    }
    folder.remove();
  }
  whole.remove();
  const kinds = Object.keys(DAMAGES).length;
  return {
    line: `damaged folder: ${kinds} kinds of damage, ${kinds - broken.length} told in one sentence and left alone`,
    broken,
  };
}

/** State that a start must not touch: whether the database is there, its identity and its tables. */
function contents(folder: string): string {
  const control = database(folder, "global", "pg_control");
  // The database's own identifier, the first eight bytes: a new one would have another.
  const identity = existsSync(control) ? readFileSync(control).subarray(0, 8).toString("hex") : "";
  const names = existsSync(database(folder)) ? readdirSync(database(folder)).sort() : [];
  const base = existsSync(database(folder, "base", "5"))
    ? readdirSync(database(folder, "base", "5"))
        // Everything beside the tables is recreated on every opening.
        .filter((name) => /^\d/.test(name))
        .sort()
    : [];
  const access = readFileSync(join(folder, "access.json"), "utf8");
  const lasting = names.filter((name) => name !== "postmaster.pid");
  return JSON.stringify([identity, lasting, base, access]);
}
