import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { Database } from "../../database/database";
import type { FinderDocument } from "@shared/finders/document";
import { contractFaults } from "../built-in/check-contract";
import { checkDocument } from "../check/check-document";
import type { Findings } from "../check/finding";
import type { Known } from "../check/known";
import { draftOf } from "./drafts";
import { knownNames } from "./known-names";

/** Said where there is nothing to check or to publish. */
export const NO_DRAFT = { path: "", message: "There is no draft yet. Save one first." };

/** What is wrong with a finder's draft. Throws a 404 where there is no such finder. */
export async function checkDraft(db: Database, slug: string): Promise<DraftCheck> {
  const { revision, document } = await draftOf(db, slug);
  if (!document) return { revision, faults: [NO_DRAFT], warnings: [] };
  return { revision, ...checkDraftOf(slug, document, await knownNames(db, document)) };
}

/** What is wrong with a document that is to be published as this finder. */
export function checkDraftOf(slug: string, document: FinderDocument, known: Known): Findings {
  const { faults, warnings } = checkDocument(document, known);
  return { faults: [...faults, ...contractFaults(slug, document)], warnings };
}
