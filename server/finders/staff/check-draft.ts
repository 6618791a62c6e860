import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { Database } from "../../database/database";
import { checkDocument } from "../check/check-document";
import { draftOf } from "./drafts";
import { knownNames } from "./known-names";

/** Said where there is nothing to check or to publish. */
export const NO_DRAFT = { path: "", message: "There is no draft yet. Save one first." };

/** What is wrong with a finder's draft. Throws a 404 where there is no such finder. */
export async function checkDraft(db: Database, slug: string): Promise<DraftCheck> {
  const { revision, document } = await draftOf(db, slug);
  if (!document) return { revision, faults: [NO_DRAFT], warnings: [] };
  return { revision, ...checkDocument(document, await knownNames(db, document)) };
}
