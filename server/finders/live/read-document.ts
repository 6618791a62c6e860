import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { migrateDocument } from "./migrate-document";

/** A stored document in its present shape. Throws when it is none. */
export function readDocument(stored: unknown): FinderDocument {
  return finderDocument.parse(migrateDocument(stored));
}
