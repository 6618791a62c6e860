import type { FinderId } from "@shared/finders/built-in";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { bedDocument } from "./bed-document";
import { firearmDocument } from "./firearm-document";

export const bedFinderDocument: FinderDocument = finderDocument.parse(bedDocument);

export const firearmFinderDocument: FinderDocument = finderDocument.parse(firearmDocument);

/** The documents of the finders that come with the product. */
export const builtInDocuments: Record<FinderId, FinderDocument> = {
  dialabed: bedFinderDocument,
  safarioutdoor: firearmFinderDocument,
};
