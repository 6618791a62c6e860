import { relative } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { keepLengths, wrongLength, type FolderLengths } from "./folder-lengths";
import type { Queryable } from "./database";
import { isWholePage } from "./rows";
import { reasonOf } from "./database-errors";
import { trialFiles, type TrialFiles } from "./trial-files";

/** How soon files that grew are recorded. */
const RECORD_INTERVAL_MS = 2_000;

/** PostgreSQL's number of the type `bytea`. */
const BYTEA = 17;

/** Bytes as the database writes them. Its driver does the same byte by byte, during which nobody is served. */
const quickBytes = {
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}` },
  parsers: { [BYTEA]: (text: string) => Buffer.from(text.slice(2), "hex") },
};

/** The part of the embedded database's file system that is watched; `Node` and `Stream` are its own. */
interface NodeFiles<Node, Stream> {
  realPath: (node: Node) => string;
  node_ops: {
    setattr: (node: Node, change: { size?: number }) => void;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (folder: Node, name: string) => void;
  };
  stream_ops: {
    setattr: (stream: Stream, change: { size?: number }) => void;
    write: (...written: [Stream, ...unknown[]]) => number;
  };
}

/**
 * Opens the embedded database in a folder, or makes one in an empty folder, and keeps the record of its files'
 * lengths until it is closed. The caller holds the directory's lock, and has looked at what is there.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  // Loaded here: a server on PostgreSQL does without it.
  const [{ PGlite }, { NodeFS }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/nodefs"),
  ]);
  const lengths = keepLengths(folder);
  let hasChanged = true;
  const fs = new NodeFS(folder);
  const init = fs.init.bind(fs);
  fs.init = async (lite, options) => {
    const { emscriptenOpts } = await init(lite, options);
    const watch = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFiles<unknown, { node: unknown }> };
      watchFiles(NODEFS, folder, lengths, () => (hasChanged = true));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [watch, ...emscriptenOpts.preRun!] } };
  };
  const lite = await PGlite.create({ fs, ...quickBytes });

  const record = () => {
    if (!hasChanged) return;
    hasChanged = false;
    lengths.record();
  };
  try {
    record();
  } catch (error) {
    await lite.close().catch(() => undefined);
    throw error;
  }
  const recordIfPossible = () => {
    try {
      record();
    } catch {
      // A full disk: the record of before is still right, and the next run tries again.
      hasChanged = true;
    }
  };
  const timer = setInterval(recordIfPossible, RECORD_INTERVAL_MS).unref();
  const close = lite.close.bind(lite);
  lite.close = async () => {
    clearInterval(timer);
    await close();
    recordIfPossible();
  };
  return lite;
}

/** Lowers the record before a file is cut, renamed, replaced or removed. */
function watchFiles<Node, Stream extends { node: Node }>(
  files: NodeFiles<Node, Stream>,
  folder: string,
  lengths: FolderLengths,
  changed: () => void,
): void {
  const { node_ops: nodes, stream_ops: streams } = files;
  const within = (path: string) => relative(folder, path);
  const pathOf = (node: Node) => within(files.realPath(node));
  const { setattr, rename, unlink } = nodes;
  nodes.setattr = (node, change) => {
    if (change.size !== undefined) lengths.lower(pathOf(node), change.size);
    setattr(node, change);
  };
  nodes.rename = (node, target, name) => {
    lengths.lower(pathOf(node));
    lengths.lower(within(`${files.realPath(target)}/${name}`));
    changed();
    rename(node, target, name);
  };
  nodes.unlink = (parent, name) => {
    lengths.lower(within(`${files.realPath(parent)}/${name}`));
    unlink(parent, name);
  };
  const { setattr: setAttributesOfOpen, write } = streams;
  streams.setattr = (stream, change) => {
    if (change.size !== undefined) lengths.lower(pathOf(stream.node), change.size);
    setAttributesOfOpen(stream, change);
  };
  streams.write = (...written) => {
    changed();
    return write(...written);
  };
}

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
