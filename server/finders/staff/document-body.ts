import type { RequestHandler } from "express";
import { MAX_DOCUMENT_BYTES, type FinderDocument } from "@shared/finders/document";
import { jsonBody, MAX_LEVELS, nestedAtMost } from "../../platform/http/json-body";
import { invalid, refused } from "../../platform/http/validate";
import type { Steps } from "../../platform/work/steps";
import { linkFaults } from "../check/endings";
import { migrateDocument } from "../live/migrate-document";
import { readInSteps } from "../live/read-in-steps";

/** Refuses a name that means something else in every object: schemas pass it by, and it would be lost without a word. */
const namedPlainly: RequestHandler = (req, _res, next) => {
  const path = pathOfProto(req.body, "");
  if (path === undefined) return next();
  next(invalid([{ path, message: "This name cannot be used. Remove it." }]));
};

/** What a body has to hold to once it is read: checked in this order. */
export const withinBounds: RequestHandler[] = [nestedAtMost(MAX_LEVELS), namedPlainly];

/** Reads a body with a document in it. */
export const documentBody: RequestHandler[] = [jsonBody("512kb"), ...withinBounds];

/** A document that was sent, in its present shape, in steps. Throws a 400 that names every wrong field. */
export function* readSentDocument(sent: unknown): Steps<FinderDocument> {
  const read = yield* readInSteps(migrateDocument(sent));
  if ("document" in read) return read.document;
  throw refused(read.issues);
}

/**
 * The same for a document that is to be stored as the draft, in place of the one before. Throws a 400 also for an ending
 * that leads where no button may, which is never published; one that the draft before has already stands in nobody's way.
 */
export function* readDraft(sent: unknown, before?: FinderDocument): Steps<FinderDocument> {
  const document = yield* readSentDocument(sent);
  const known = new Set(before?.results.endings.map(({ link }) => link));
  const { endings } = document.results;
  const faults = linkFaults(document).filter(
    ({ path }) => !known.has(endings[Number(path.split(".")[2])]?.link),
  );
  if (faults.length > 0) throw invalid(faults);
  return document;
}

function pathOfProto(part: unknown, path: string): string | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  for (const [name, each] of Object.entries(part)) {
    const deeper = path === "" ? name : `${path}.${name}`;
    const found = name === "__proto__" ? deeper : pathOfProto(each, deeper);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A document as a file: to be read by people, unless it would become too large to be sent back. */
export function documentFile(document: FinderDocument): string {
  const readable = `${JSON.stringify(document, null, 2)}\n`;
  return Buffer.byteLength(readable) <= MAX_DOCUMENT_BYTES ? readable : JSON.stringify(document);
}
