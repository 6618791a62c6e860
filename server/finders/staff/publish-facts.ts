import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { DOCUMENT_SCHEMA, factsHide } from "@shared/finders/schema-meaning";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { readDocument } from "../live/read-in-steps";
import { storeDraft } from "./drafts";
import { storeVersion } from "./publish";
import { heldFinder } from "./rows";
import { versionDocument } from "./versions";

/** The note of the version: staff see it among the others. */
const NOTE = "Facts hide what is not stated or not listed.";

/**
 * Publishes the live version anew with the present meaning of facts, and nothing else changed. A draft takes on that
 * meaning, too, and keeps what it says, unpublished. Throws a 404, a 409 where shoppers see another version by now or its
 * facts hide what is not stated, and a 400 with the document's faults.
 */
export function publishFacts(
  db: Database,
  actor: Actor,
  slug: string,
  version: number,
): Promise<StaffFinder> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldFinder(tx, slug);
    if (before.liveVersion !== version) {
      throw new AppError(409, "stale", "Shoppers see another version by now. Load the page again.");
    }
    const live = await versionDocument(tx, slug, version);
    if (factsHide(live)) {
      throw new AppError(409, "stale", "Its facts hide what is not stated already.");
    }
    const published = await storeVersion(
      tx,
      actor,
      before,
      { ...live, schema: DOCUMENT_SCHEMA },
      NOTE,
    );
    const draft = before.draft === null ? null : readDocument(before.draft);
    if (draft === null || factsHide(draft)) return published;
    const { revision } = await storeDraft(
      tx,
      actor,
      before,
      { ...draft, schema: DOCUMENT_SCHEMA },
      false,
    );
    return { ...published, draftRevision: revision };
  });
}
