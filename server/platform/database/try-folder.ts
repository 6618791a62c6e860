import type { PGlite } from "@electric-sql/pglite";
import type { Queryable } from "./database";
import { wrongLength } from "./folder-lengths";
import { isWholePage } from "./list-rows";
import { reasonOf } from "./is-database-away";
import { trialFiles, type TrialFiles } from "./trial-files";

/** Looks at an open database: the reason why it cannot be used, as the end of a sentence. */
export type Look = (sql: Queryable) => Promise<string | undefined>;

/** The largest part of a table that lies in one file, in pages. */
const MAX_FILE_PAGES = 131_072;

/**
 * The reason why the database in a folder cannot be used, as the end of a sentence; `undefined` when it can.
 * Nothing in the folder is changed: the files' lengths are looked at before it is opened, then it is opened on
 * what only seems to be written. That repairs what a kill left, reads every page, and asks `look`.
 */
export async function problemIn(folder: string, look: Look): Promise<string | undefined> {
  const wrong = wrongLength(folder);
  if (wrong) return wrong;
  const files = await trialFiles(folder);
  const { PGlite } = await import("@electric-sql/pglite");
  let lite: PGlite | undefined;
  try {
    lite = await PGlite.create({ fs: files.fs });
    const sql = queryable(lite);
    return (await problemInPages(sql, files)) ?? (await look(sql));
  } catch (error) {
    // After a kill there was more to repair than a trial holds: that is left to the opening itself.
    return files.isFull() ? undefined : reasonOf(error);
  } finally {
    await lite?.close().catch(() => undefined);
  }
}

/** Reads the pages of every table and index that the database knows. */
async function problemInPages(sql: Queryable, files: TrialFiles): Promise<string | undefined> {
  const { rows } = await sql.query(
    `select pg_relation_filepath(oid) as path, relkind in ('i', 'S') as "isNeverEmpty",
            current_setting('data_checksums') = 'on' as "hasSums"
       from pg_class
      where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p' and pg_relation_filepath(oid) is not null`,
  );
  for (const { path, isNeverEmpty, hasSums } of rows as unknown as Relation[]) {
    if (!files.pagesOf(path)) return `its file ${path} is missing`;
    let block = 0;
    for (let part = 0; part * MAX_FILE_PAGES === block; part++) {
      const name = part === 0 ? path : `${path}.${part}`;
      for (const page of files.pagesOf(name) ?? []) {
        if (hasSums && !isWholePage(page, block))
          return `its file ${name} is not as it was written`;
        block += 1;
      }
    }
    if (isNeverEmpty && block === 0) return `its file ${path} is empty`;
  }
  return undefined;
}

interface Relation {
  path: string;
  isNeverEmpty: boolean;
  hasSums: boolean;
}

/**
 * PGlite in the calling form of a `pg` pool. Both forms are needed: connect-pg-simple sends
 * `(text, values)`, rate-limiter-flexible `{ text, values }`; a shim that knows only the first lets
 * every guess through.
 */
export function queryable(lite: PGlite): Queryable {
  return {
    query: (statement, values) =>
      typeof statement === "string"
        ? lite.query<Record<string, unknown>>(statement, values)
        : lite.query<Record<string, unknown>>(statement.text, statement.values),
  };
}
