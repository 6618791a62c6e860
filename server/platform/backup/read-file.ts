import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { StartError } from "../process/run-until-stopped";
import { FORMAT, FORMAT_VERSION, sumOf, type Header, type Part, type Row } from "./places";
import { migrationsUntil } from "./tables";

/** A line longer than any picture's is none of ours. */
const MAX_LINE = 256 * 1024 * 1024;
const BATCH_CHARACTERS = 2_000_000;
const MAX_BATCH = 2_000;

const header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number().int(),
  program: z.string(),
  newestMigration: z.number().int(),
  madeAt: z.string(),
  tables: z
    .array(
      z.object({
        name: z.string(),
        columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
      }),
    )
    .min(1),
});
const row = z.array(z.string().nullable());
const sum = z.object({ table: z.string(), rows: z.number().int(), sha256: z.string() });
const footer = z.object({ end: z.number().int(), sha256: z.string() });

/**
 * The parts of a backup's file, checked on the way: the sum of each table, then that of all lines, with which
 * it must end. Throws `StartError` with what is wrong.
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash("sha256");
  const lines = linesOf(file);
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw damaged(file, "its end is missing");
    return line.value;
  };
  try {
    const first = await next();
    const head = readHeader(file, first);
    hash.update(`${first}\n`);
    yield { kind: "header", header: head };
    for (const table of head.tables) {
      const counted = sumOf(table.name);
      let batch: Row[] = [];
      let characters = 0;
      for (;;) {
        const line = await next();
        hash.update(`${line}\n`);
        if (!line.startsWith("[")) {
          if (batch.length > 0) yield { kind: "rows", rows: batch };
          const told = sum.parse(JSON.parse(line));
          const found = counted.end();
          if (JSON.stringify(told) !== JSON.stringify(found)) {
            throw damaged(file, `its table ${table.name} is not what was written`);
          }
          yield { kind: "end", sum: found };
          break;
        }
        const values = row.length(table.columns.length).parse(JSON.parse(line));
        counted.add(values);
        batch.push(values);
        characters += line.length;
        if (batch.length >= MAX_BATCH || characters >= BATCH_CHARACTERS) {
          yield { kind: "rows", rows: batch };
          batch = [];
          characters = 0;
        }
      }
    }
    const told = footer.parse(JSON.parse(await next()));
    if (told.sha256 !== hash.digest("hex") || told.end !== head.tables.length) {
      throw damaged(file, "its checksum is another");
    }
    if (!(await lines.next()).done) throw damaged(file, "something follows its end");
  } catch (error) {
    throw error instanceof StartError ? error : damaged(file, "it cannot be read", error);
  } finally {
    await lines.return(undefined);
  }
}

/** Reads the whole file, and throws `StartError` when anything in it is wrong. */
export async function verifyBackup(file: string): Promise<Header> {
  let found: Header | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === "header") found = part.header;
  }
  return found!;
}

function readHeader(file: string, line: string): Header {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw foreign(file);
  }
  const kind = z.object({ format: z.literal(FORMAT), formatVersion: z.number() }).safeParse(value);
  if (!kind.success) throw foreign(file);
  if (kind.data.formatVersion > FORMAT_VERSION) {
    throw new StartError(
      "The backup is from a newer version of this program: restore it with that version.",
    );
  }
  const read = header.parse(value);
  migrationsUntil(read.newestMigration);
  return read;
}

const foreign = (file: string, cause?: unknown) =>
  new StartError(
    `The file ${file} is no backup of this program, so nothing was written: name one that db:backup made.`,
    { cause },
  );

const damaged = (file: string, reason: string, cause?: unknown) =>
  new StartError(
    `The backup ${file} is damaged (${reason}), so nothing was written: use another one.`,
    { cause },
  );

async function* linesOf(file: string): AsyncGenerator<string, undefined, undefined> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // What goes wrong reaches the loop below through the stream that it reads.
  pipeline(source, unzipped, () => undefined);
  let pieces: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        pieces.push(chunk.subarray(from, at));
        isFirst = false;
        yield Buffer.concat(pieces).toString("utf8");
        pieces = [];
        length = 0;
        from = at + 1;
      }
      pieces.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE) throw damaged(file, "one of its lines is too long");
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartError(`There is no file ${file}: check its name.`);
    if (code?.startsWith("E")) {
      throw new StartError(`The file ${file} cannot be read (${code}): check its rights.`);
    }
    throw isFirst ? foreign(file, error) : damaged(file, "it is cut off or changed", error);
  }
  if (length > 0) throw damaged(file, "its last line is cut off");
  if (isFirst) throw foreign(file);
}
