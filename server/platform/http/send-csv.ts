// On its own: every route of a CSV sends with it.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";

/** Sends rows as a CSV of this name, piece by piece. Whoever asks for its headers alone gets them before a row is read. */
export async function sendCsv(
  req: Request,
  res: Response,
  { name, rows }: { name: string; rows: AsyncGenerator<string> },
): Promise<void> {
  res.type("text/csv").attachment(`${name}.csv`);
  if (req.method === "HEAD") res.end();
  else await pipeline(Readable.from(rows), res);
}
