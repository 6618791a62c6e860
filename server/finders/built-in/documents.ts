import type { FinderId } from "@shared/templates/finders";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { readSource, templateFolder } from "../../templates/finder-files";

const documentOf = (slug: FinderId): FinderDocument =>
  finderDocument.parse(JSON.parse(readSource(templateFolder(slug))));

/** The bed finder. Its options are in the lists that staff keep. */
export const bedFinderDocument: FinderDocument = documentOf("dialabed");

/** The firearm finder. Some of its options are what its products state. */
export const firearmFinderDocument: FinderDocument = documentOf("safarioutdoor");

/** The documents of the finders that come with the product. */
export const builtInDocuments: Record<FinderId, FinderDocument> = {
  dialabed: bedFinderDocument,
  safarioutdoor: firearmFinderDocument,
};
