import { hash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";

/** Below this a compressed body is no smaller on the wire: it fits one packet as it is. */
const MIN_COMPRESSED_BYTES = 1_024;
const BROTLI = {
  params: {
    // Better than that costs more time than it saves bytes.
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // 256 kB, which holds a whole reply; the default takes megabytes for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

type Encoding = "br" | "gzip" | "identity";

// Classes, for the engine's sake: once most objects that a literal makes were kept, it makes the later ones among those
// that live long, and a reply that is sent once then stays, with its body, until these are swept.

/** What goes out: headers as names and values in turn. */
class Sent {
  constructor(
    readonly status: 200 | 304,
    readonly headers: readonly string[],
    readonly body?: string | Buffer,
  ) {}
}

/** A reply, ready to be sent. */
export class ReadyReply {
  /** Made when first asked for. */
  readonly forms: Partial<Record<Encoding, Sent>> = {};

  constructor(
    /** A text is enough for a reply that is sent once: as bytes it would outlive it. */
    readonly body: string | Buffer,
    /** Of the body, in bytes. */
    readonly length: number,
    readonly etag: string,
    /** Those of every form. */
    readonly headers: readonly string[],
  ) {}
}

/** Makes a reply of a JSON text or a document; of its bytes, if it will be sent many times. */
export function readyReply(body: string | Buffer, headers: Record<string, string>): ReadyReply {
  const etag = `"${hash("sha1", body, "base64url")}"`;
  const all = ["ETag", etag];
  let vary = "Accept-Encoding";
  for (const name in headers) {
    if (name === "Vary") vary = `${headers[name]}, ${vary}`;
    else all.push(name, headers[name]!);
  }
  all.push("Vary", vary);
  return new ReadyReply(body, Buffer.byteLength(body), etag, all);
}

/** Roughly how much memory it takes, in bytes, with its compressed forms. */
export const sizeOf = ({ length }: ReadyReply): number => Math.ceil(length * 1.5) + 1_000;

/** Sends it compressed as the client accepts it, or a 304 if the client has it already. */
export function sendReady(req: Request, res: Response, reply: ReadyReply): void {
  learnEncoding(req);
  const { status, headers, body } = pick(req, reply, res.statusCode === 200);
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at]!, headers[at + 1]!);
  if (status === 304) res.statusCode = 304;
  res.end(body);
}

/** What a request gets of a reply: a form of it, or a 304 if the client has it already. */
export function pick(req: IncomingMessage, reply: ReadyReply, mayHaveIt = true): Sent {
  if (mayHaveIt && req.headers["if-none-match"]?.includes(reply.etag)) {
    return new Sent(304, reply.headers);
  }
  const encoding = reply.length < MIN_COMPRESSED_BYTES ? NONE : acceptedBy(headerOf(req));
  return (reply.forms[encoding] ??= formOf(reply, encoding));
}

function formOf({ body, length, headers }: ReadyReply, encoding: Encoding): Sent {
  if (encoding === NONE) {
    return new Sent(200, [...headers, "Content-Length", String(length)], body);
  }
  const bytes = encoding === "br" ? brotliCompressSync(body, BROTLI) : gzipSync(body);
  const ofForm = ["Content-Encoding", encoding, "Content-Length", String(bytes.length)];
  // A copy: what compression hands out is the beginning of a far larger piece of memory.
  return new Sent(200, [...headers, ...ofForm], Buffer.from(bytes));
}

const NONE = "identity";
/** Browsers send few different headers, and short ones; each is read once. So this takes no more than 50 kB. */
const known = new LRUCache<string, Encoding>({ max: 100 });
const MAX_HEADER_LENGTH = 200;

const headerOf = ({ headers }: IncomingMessage) => String(headers["accept-encoding"] ?? NONE);
const acceptedBy = (header: string) => known.get(header) ?? NONE;

/** Whether it is known already what this request accepts. */
export const isEncodingKnown = (req: IncomingMessage): boolean => {
  const header = headerOf(req);
  return header === NONE || known.has(header);
};

function learnEncoding(req: Request): void {
  // No browser sends a longer one: it is sent what every client understands.
  if (isEncodingKnown(req) || headerOf(req).length > MAX_HEADER_LENGTH) return;
  // Asked together they come in the client's order, in which browsers put gzip first.
  const accepts = (encoding: string) => Boolean(req.acceptsEncodings(encoding));
  known.set(headerOf(req), accepts("br") ? "br" : accepts("gzip") ? "gzip" : NONE);
}
