import express, { type RequestHandler } from "express";
import type { FieldError } from "@shared/contracts/error";
import { MAX_DOCUMENT_BYTES, type FinderDocument } from "@shared/finders/document";
import { AppError } from "../../platform/http/app-error";
import { refusedType, withinJsonBounds } from "../../platform/http/json-body";
import { plainBody } from "../../platform/http/plain-input";
import { invalid } from "../../platform/http/validate";
import type { Steps } from "../../platform/work/steps";
import { readDraft, withinBounds } from "./document-body";
import { jsonIn } from "./json-in";
import { placeInWords } from "./place-in-words";

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

/** The place inside that a message begins with. */
const INSIDE = /^(\w[\w-]*(?:\.[\w-]+)*): ([A-Z].*)$/s;

/** What was thrown; with the place of the first fault as words where it has one. */
const placed = (error: unknown): unknown =>
  error instanceof AppError && error.errors ? inWords(error, error.errors) : error;

/** The same refusal, with the place of the first fault as words. */
function inWords({ status, code, message: said }: AppError, errors: FieldError[]): AppError {
  const [first] = errors;
  if (!first) return new AppError(status, code, said, { errors });
  const [, inside, rest = first.message] = INSIDE.exec(first.message) ?? [];
  const path = [first.path, inside].filter(Boolean).join(".");
  const message = path === "" ? rest : `${placeInWords(path)}: ${rest}`;
  return new AppError(status, code, message, { errors });
}
