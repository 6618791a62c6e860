import type { ChangedDraft } from "@shared/contracts/finder-drafts";
import { applyChanges, type DraftChange } from "@shared/finders/draft-changes";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import { sizeProblem } from "@shared/finders/size-problem";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { readDocumentInSteps } from "../live/read-in-steps";
import { inTurns } from "../../platform/work/steps";
import { NO_DRAFT } from "./check-draft";
import { readDraft } from "./document-body";
import { asDraft, storeDraft } from "./drafts";
import { heldFinder, type FinderRow } from "./rows";

/** Somebody who goes on writing within this time is noted in the audit once. */
const ONE_SITTING_MS = 10 * 60_000;

/**
 * Changes parts of a draft, whoever changed others meanwhile. Says which changes were refused, as somebody else
 * changed the same part. Throws a 404 without a draft, and a 400 where the changed document has no valid shape or is too large:
 * nothing is changed then.
 */
export function changeDraft(
  db: Database,
  actor: Actor,
  slug: string,
  changes: readonly DraftChange[],
  now: number,
): Promise<ChangedDraft> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldFinder(tx, slug);
    if (before.draft === null) throw new AppError(404, "not_found", NO_DRAFT.message);
    // What is held is not held for a queue.
    const stored = await inTurns(readDocumentInSteps(before.draft));
    const { document, refused } = applyChanges(stored, changes);
    const isSameSitting = ({ draftSavedBy, draftSavedAt }: FinderRow) =>
      draftSavedBy === actor.username &&
      draftSavedAt !== null &&
      now - draftSavedAt.getTime() < ONE_SITTING_MS;
    const isChanged = JSON.stringify(document) !== JSON.stringify(stored);
    if (!isChanged) return { draft: asDraft(before, stored), refused };
    const changed = await inTurns(readDraft(document, stored));
    const problem = sizeProblem(stored) ? undefined : sizeProblem(changed);
    if (problem) throw new AppError(400, "too_large", problem);
    const isNoted = !isSameSitting(before);
    return { draft: await storeDraft(tx, actor, before, changed, isNoted), refused };
  });
}
