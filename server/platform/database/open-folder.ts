import { relative } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { keepLengths, type FolderLengths } from "./folder-lengths";

/** How soon files that grew are recorded. */
const RECORD_INTERVAL_MS = 2_000;

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
  const lite = await PGlite.create({ fs });

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
