import type { FinderId } from "@shared/finders/built-in";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { bedDocument } from "./bed-document";

export const bedFinderDocument: FinderDocument = finderDocument.parse(bedDocument);

/** The documents of the finders that come with the product. */
export const builtInDocuments: Partial<Record<FinderId, FinderDocument>> = {
  dialabed: bedFinderDocument,
};
