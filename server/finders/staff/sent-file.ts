import express, { type RequestHandler } from "express";
import type { FieldError } from "@shared/contracts/error";
import { MAX_DOCUMENT_BYTES, type FinderDocument } from "@shared/finders/document";
import { insideOf } from "@shared/sentence";
import { AppError } from "../../platform/http/app-error";
import { refusedType, withinJsonBounds } from "../../platform/http/json-body";
import { plainBody } from "../../platform/http/plain-input";
import { invalid } from "../../platform/http/validate";
import type { Steps } from "../../platform/work/steps";
import { readDraft, withinBounds } from "./document-body";

/** Where something stands in a document, as whoever opens its file finds it: "questions, 3rd, title". */
const placeInWords = (path: string): string =>
  path
    .split(".")
    .map((part) => (/^\d{1,4}$/.test(part) ? ordinal(Number(part) + 1) : part))
    .join(", ");

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? undefined : ["th", "st", "nd", "rd"][number % 10];
  return `${number}${ending ?? "th"}`;
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Wanted = "value" | "first value" | "key" | "first key" | "colon" | "more" | "nothing";

/** Where a text stops being JSON; its end where it breaks off. Without recursion: it may be nested as deep as it is long. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = "value";
  for (let at = past(SPACE, text, 0); ; at = past(SPACE, text, at)) {
    const end = past(TOKEN, text, at);
    const next: Wanted | undefined =
      end === at ? undefined : after(text.slice(at, Math.min(end, at + 1)), wanted, open);
    if (next === undefined) return at;
    wanted = next;
    at = end;
  }
}

/** What has to follow a token, which is told by its first character; undefined for one that does not belong there. */
function after(token: string, wanted: Wanted, open: string[]): Wanted | undefined {
  const done = (): Wanted => (open.length === 0 ? "nothing" : "more");
  const isEnd = token === (open.at(-1) === "{" ? "}" : "]") && open.length > 0;
  const canEnd = wanted === "more" || wanted === "first key" || wanted === "first value";
  if (isEnd && canEnd) {
    open.pop();
    return done();
  }
  switch (wanted) {
    case "value":
    case "first value":
      if (token === "{" || token === "[") {
        open.push(token);
        return token === "{" ? "first key" : "first value";
      }
      return "}],:".includes(token) ? undefined : done();
    case "key":
    case "first key":
      return token === '"' ? "colon" : undefined;
    case "colon":
      return token === ":" ? "value" : undefined;
    case "more":
      if (token !== ",") return undefined;
      return open.at(-1) === "{" ? "key" : "value";
    case "nothing":
      return undefined;
  }
}

/** Where the text goes on behind what matches here. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The JSON of a file, whatever wrote it. Throws a 400 that says what is wrong with it, and where. */
function jsonIn(file: Buffer): unknown {
  const text = textIn(file);
  if (text.trim() === "") throw refused("This file is empty. Export the finder again.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(whereItBreaks(text));
  }
}

/** Files of Windows may begin with a mark, which the decoder takes away. */
function textIn(file: Buffer): string {
  const [first, second] = file;
  const isWide =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (file.length > 1 && (first === 0 || second === 0));
  if (isWide) throw refused("This file is written in UTF-16. Save it in UTF-8.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw refused("This file is not written in UTF-8. Save it in UTF-8.");
  }
}

function whereItBreaks(text: string): string {
  const at = jsonFault(text);
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  if (text.slice(at).trim() === "") {
    return `This file ends in line ${line}, before it is complete. Export the finder again.`;
  }
  const character = at - before.lastIndexOf("\n");
  return `Line ${line}, character ${character}: this is no JSON. Correct it, or export the finder again.`;
}

const refused = (message: string) => invalid([{ path: "", message }]);

const bytes = express.raw({ type: () => true, limit: MAX_DOCUMENT_BYTES, inflate: false });

/** Of all objects and lists in a document. */
const MAX_MEMBERS = 60_000;

const ofJson: RequestHandler = (req, _res, next) => next(refusedType(req));

const parsed: RequestHandler = async (req, _res, next) => {
  const sent: unknown = req.body;
  const file = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
  await withinJsonBounds(file, MAX_MEMBERS);
  req.body = jsonIn(file);
  next();
};

/** Reads a document that is sent as a file. What is wrong with it is said as whoever opens the file finds it. */
export const documentFileBody: RequestHandler[] = [
  ofJson,
  bytes,
  parsed,
  ...[plainBody, ...withinBounds].map(
    (check): RequestHandler =>
      (req, res, next) =>
        void check(req, res, (error?: unknown) => next(placed(error))),
  ),
];

/** Any of these is in every document. */
const SIGNS = ["schema", "questions", "sections"];

/** The document of a file, in its present shape, in steps. Throws a 400 that says what is wrong, and where. */
export function* readSentFile(sent: unknown): Steps<FinderDocument> {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw otherKind(`it holds ${Array.isArray(sent) ? "a list" : "a single value"}`);
  }
  if (!SIGNS.some((sign) => Object.hasOwn(sent, sign))) {
    throw otherKind("it has neither questions nor sections");
  }
  try {
    return yield* readDraft(sent);
  } catch (error) {
    throw placed(error);
  }
}

const otherKind = (why: string) =>
  invalid([
    { path: "", message: `This file is no finder: ${why}. Use one that a finder was exported to.` },
  ]);

/** What was thrown; with the place of the first fault as words where it has one. */
const placed = (error: unknown): unknown =>
  error instanceof AppError && error.errors ? inWords(error, error.errors) : error;

/** The same refusal, with the place of the first fault as words. */
function inWords({ status, code, message: said }: AppError, errors: FieldError[]): AppError {
  const [first] = errors;
  if (!first) return new AppError(status, code, said, { errors });
  const { path: inside, said: rest } = insideOf(first.message);
  const path = [first.path, inside].filter(Boolean).join(".");
  const message = path === "" ? rest : `${placeInWords(path)}: ${rest}`;
  return new AppError(status, code, message, { errors });
}
