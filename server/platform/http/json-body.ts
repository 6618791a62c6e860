import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import express, { type Request, type RequestHandler } from "express";
import { AppError } from "./app-error";
import { plainBody } from "./plain-input";
import { invalid } from "./validate";

/** Every charset that is named, however oddly: parsers do not agree on which of two counts. */
const CHARSETS = /charset\s*\*?\s*=\s*"?([^";,\s]*)/gi;

/** The most members of a body's objects and lists, by its limit: more than what fits into it as anybody writes it. */
const MAX_MEMBERS = {
  "16kb": 5_000,
  "64kb": 20_000,
  "512kb": 60_000,
  "1mb": 100_000,
  "16mb": 60_000,
} as const;
type Limit = keyof typeof MAX_MEMBERS;

/** A body is looked at in pieces of so many bytes, and others are served in between. */
const PIECE_BYTES = 256 * 1024;

/**
 * Reads a JSON body up to the limit; one that was read already stays as it is. A body of any other type
 * or charset is 415: a form on a foreign page cannot send JSON. Text that no database could store is 400, and so
 * is what is nested deeper or has more parts than anybody means; that is refused before it is parsed.
 */
export function jsonBody(limit: Limit): RequestHandler {
  const read = express.raw({ type: () => true, limit, inflate: false });
  return (req, res, next) => {
    const refusal = refusedType(req);
    if (refusal) return next(refusal);
    read(req, res, (error?: unknown) => {
      const bytes: unknown = req.body;
      if (error || !Buffer.isBuffer(bytes)) return next(error);
      parsed(bytes, MAX_MEMBERS[limit]).then((body) => {
        req.body = body;
        plainBody(req, res, next);
      }, next);
    });
  };
}

/** Throws a 400 where the bytes are past the bounds of a JSON text. Others are served in between. */
export async function withinJsonBounds(bytes: Buffer, members: number): Promise<void> {
  const look = createJsonLook({ levels: MAX_LEVELS, members });
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    if (at > 0) await nextTurn();
    const message = look(bytes.subarray(at, at + PIECE_BYTES));
    if (message) throw invalid([{ path: "", message }]);
  }
}

/** Nothing where nothing was sent: a change without a body is none. */
async function parsed(bytes: Buffer, members: number): Promise<object | undefined> {
  if (bytes.length === 0) return undefined;
  await withinJsonBounds(bytes, members);
  const isLarge = bytes.length > PIECE_BYTES;
  if (!isUtf8(bytes))
    throw new AppError(400, "invalid", "Send JSON in UTF-8: some of its bytes are no text.");
  const text = new TextDecoder().decode(bytes);
  if (isLarge) await nextTurn();
  const body = parsedText(text);
  if (isLarge) await nextTurn();
  if (typeof body !== "object" || body === null) throw unreadable();
  return body;
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new AppError(400, "invalid", "The request could not be read: send it as valid JSON.");

/** The refusal of a body that says it is no JSON, or not in UTF-8. */
export function refusedType(req: Request): AppError | undefined {
  const hasBody =
    req.get("Transfer-Encoding") !== undefined || Number(req.get("Content-Length") ?? 0) > 0;
  if (hasBody && !req.is("application/json")) {
    return new AppError(415, "unsupported", "Send JSON: set Content-Type to application/json.");
  }
  const charsets = [...(req.get("Content-Type") ?? "").matchAll(CHARSETS)];
  return charsets.some(([, name]) => !/^utf-?8$/i.test(name!))
    ? new AppError(415, "unsupported", "Send JSON in UTF-8.")
    : undefined;
}

/** What a JSON text may hold before it is parsed: parsing and checking what nobody means would keep others waiting. */
interface JsonBounds {
  /** Objects and lists within each other. */
  levels: number;
  /** Members of all objects and lists together. */
  members: number;
}

/** Of any body. The deepest conditions that are allowed in a finder need 25 levels. */
export const MAX_LEVELS = 40;
/** Members of one object or list; no list of anything is as long. */
const MAX_MEMBERS_OF_ONE = 10_000;

const tooDeep = (levels: number) => `That is nested too deep: use at most ${levels} levels.`;
const tooMany = (most: number) =>
  `That has too many parts: send at most ${most.toLocaleString("en")} at once.`;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * A look at the bytes of a JSON text, piece by piece and without a tree. Each call takes the next piece; it
 * returns a sentence as soon as the text is past the bounds. Whether it is JSON at all is for the parser.
 */
export function createJsonLook({ levels, members }: JsonBounds) {
  const ofOne = new Int32Array(levels + 1);
  let level = 0;
  let all = 0;
  let isInText = false;
  let isEscaped = false;
  return (piece: Uint8Array): string | undefined => {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        level += 1;
        if (level > levels) return tooDeep(levels);
        ofOne[level] = 0;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) level = Math.max(0, level - 1);
      else if (byte === COMMA) {
        all += 1;
        const inThis = (ofOne[level] = ofOne[level]! + 1);
        if (inThis >= MAX_MEMBERS_OF_ONE) return tooMany(MAX_MEMBERS_OF_ONE);
        if (all >= members) return tooMany(members);
      }
    }
    return undefined;
  };
}

/**
 * Refuses a body that is nested deeper than this, before anything that follows its nesting reads it. Behind
 * the parser.
 */
export function nestedAtMost(levels: number): RequestHandler {
  return (req, _res, next) => {
    if (!isDeeper(req.body, levels)) return next();
    next(invalid([{ path: "", message: tooDeep(levels) }]));
  };
}

/** Level by level, without recursion: a body may be nested as deep as it is long. */
function isDeeper(body: unknown, levels: number): boolean {
  let present = [body].filter(isNesting);
  for (let level = 1; present.length > 0; level += 1) {
    if (level > levels) return true;
    present = present.flatMap((each) => Object.values(each).filter(isNesting));
  }
  return false;
}

const isNesting = (value: unknown): value is object => typeof value === "object" && value !== null;
