import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { AppError } from "../../platform/http/app-error";

/** The most that a packed file may become: a few kilobytes can be a house of paper. */
const MAX_UNPACKED_MB = 400;

const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/** The bytes of a file, unpacked where it is packed by gzip. Throws a 400 where it is broken, cut off or too large. */
export async function* unpacked(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = parts[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const whole = chained(first.value, source);
  if (!isGzip(first.value)) return yield* whole;
  let size = 0;
  // What fails is told to whoever reads.
  const bytes = pipeline(Readable.from(whole), createGunzip(), () => undefined);
  try {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MAX_UNPACKED_MB * 1_000_000)
        throw refuse(`The file unpacks to more than ${MAX_UNPACKED_MB} MB. Split it.`);
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_")))
      throw error;
    throw refuse("The file was packed by gzip, and is broken or cut off. Pack it again.");
  }
}

const isGzip = ([one, two]: Uint8Array): boolean => one === 0x1f && two === 0x8b;

async function* chained(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
