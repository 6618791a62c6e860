import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";

/** Below this a compressed body is no smaller on the wire: it fits one packet as it is. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Better than that costs more time than it saves bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Encoding = "br" | "gzip";

/** A reply, kept as the bytes that are sent. */
export interface ReadyReply {
  body: Buffer;
  headers: Record<string, string>;
  etag: string;
  /** Made when first asked for. */
  compressed: Partial<Record<Encoding, Buffer>>;
}

/** Makes a reply that may be sent many times. */
export function readyReply(text: string, headers: Record<string, string>): ReadyReply {
  const body = Buffer.from(text);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { body, headers, etag, compressed: {} };
}

/** Roughly how much memory it takes, in bytes, with its compressed forms. */
export const sizeOf = ({ body }: ReadyReply): number => Math.ceil(body.length * 1.5) + 1_000;

/** Sends it compressed as the client accepts it, or a 304 if the client has it already. */
export function sendReady(req: Request, res: Response, reply: ReadyReply): void {
  const { headers, etag } = reply;
  for (const name in headers) res.setHeader(name, headers[name]!);
  res.setHeader("ETag", etag);
  res.setHeader("Vary", headers.Vary ? `${headers.Vary}, Accept-Encoding` : "Accept-Encoding");
  if (res.statusCode === 200 && req.headers["if-none-match"]?.includes(etag)) {
    res.statusCode = 304;
    return void res.end();
  }
  const encoding = reply.body.length < MIN_COMPRESSED_BYTES ? undefined : acceptedBy(req);
  const bytes = encoding === undefined ? reply.body : compressedBy(encoding, reply);
  if (encoding !== undefined) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", bytes.length);
  res.end(bytes);
}

function compressedBy(encoding: Encoding, { body, compressed }: ReadyReply): Buffer {
  return (compressed[encoding] ??=
    encoding === "br" ? brotliCompressSync(body, BROTLI) : gzipSync(body));
}

/** Browsers send few different headers; others are read anew. */
const known = new LRUCache<string, Encoding | "none">({ max: 100 });

function acceptedBy(req: Request): Encoding | undefined {
  const header = req.headers["accept-encoding"];
  if (typeof header !== "string") return undefined;
  let found = known.get(header);
  if (found === undefined) {
    found = req.acceptsEncodings("br") ? "br" : req.acceptsEncodings("gzip") ? "gzip" : "none";
    known.set(header, found);
  }
  return found === "none" ? undefined : found;
}
