import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { StartError } from "../process/run-until-stopped";
import type { Part, TableSum } from "./places";

/** What a backup came to. */
export interface Written {
  sums: TableSum[];
  bytes: number;
  /** Of all lines of the file. */
  sha256: string;
}

/**
 * Writes the parts of a backup into a file that only its owner can read: lines of JSON, compressed. It has
 * its name only when it is whole and on the disk. Throws `StartError` where the name is taken.
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<Written> {
  const draft = `${file}.unfinished`;
  if (existsSync(file)) {
    throw new StartError(`The file ${file} is already there: name one that is not.`);
  }
  const sums: TableSum[] = [];
  const hash = createHash("sha256");
  let sha256 = "";
  async function* lines() {
    for await (const part of parts) {
      const text = linesOf(part);
      if (part.kind === "end") sums.push(part.sum);
      hash.update(text);
      yield text;
    }
    sha256 = hash.digest("hex");
    yield `${JSON.stringify({ end: sums.length, sha256 })}\n`;
  }
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be written (${error.code}): name another.`);
  });
  try {
    // Writes are flushed before the file is closed, so that the name never stands for less.
    await pipeline(lines, createGzip({ level: 6 }), handle.createWriteStream({ flush: true }));
    await rename(draft, file);
    await flushFolder(file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  return { sums, bytes: (await stat(file)).size, sha256 };
}

function linesOf(part: Part): string {
  if (part.kind === "rows") return part.rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  return `${JSON.stringify(part.kind === "header" ? part.header : part.sum)}\n`;
}

/** The name of a file is kept by its folder. */
async function flushFolder(file: string): Promise<void> {
  const folder = await open(new URL(".", `file://${file}`).pathname);
  await folder.sync().finally(() => folder.close());
}
