import { z } from "zod";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { AppError } from "../../platform/http/app-error";
import type { Steps } from "../../platform/work/steps";
import { migrateDocument } from "./migrate-document";
import { readInSteps } from "./read-in-steps";

/** A stored document in its present shape. Throws when it is none. */
export function readDocument(stored: unknown): FinderDocument {
  return finderDocument.parse(migrateDocument(stored));
}

/** The same in steps. */
export function* readDocumentInSteps(stored: unknown): Steps<FinderDocument> {
  const read = yield* readInSteps(migrateDocument(stored));
  if ("document" in read) return read.document;
  throw new z.ZodError(read.issues);
}

/** What a document takes for each character that it is written in, with what is made of it once for its products. */
const BYTES_OF_CHARACTER = 10;

/** Roughly what it takes to keep a document that was read, in bytes. Documents are written in up to half a megabyte. */
export const sizeOfDocument = (document: FinderDocument): number =>
  BYTES_OF_CHARACTER * JSON.stringify(document).length;

/** Said of a version that another server published, and this one is too old to read. */
export class UnreadableVersion extends AppError {
  constructor(cause: unknown) {
    super(
      503,
      "unreadable_version",
      "This finder is being updated. Please try again in a minute.",
      {
        cause,
        retryAfterSeconds: 60,
      },
    );
  }
}
