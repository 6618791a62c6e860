import { MAX_DOCUMENT_BYTES, type FinderDocument } from "@shared/finders/document";

/** A document as a file: to be read by people, unless it would become too large to be sent back. */
export function documentFile(document: FinderDocument): string {
  const readable = `${JSON.stringify(document, null, 2)}\n`;
  return Buffer.byteLength(readable) <= MAX_DOCUMENT_BYTES ? readable : JSON.stringify(document);
}
