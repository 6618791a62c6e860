import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { saveDraft } from "./drafts";
import { addFinder } from "./finders";
import { finderRow, shown } from "./rows";

/** Adds a finder with its first draft, both or neither. Throws as each of them does. */
export function beginFinder(
  db: Database,
  actor: Actor,
  finder: Parameters<typeof addFinder>[2],
  document: FinderDocument,
): Promise<StaffFinder> {
  return transactionAs(db, actor, async (tx) => {
    const { slug } = await addFinder(tx, actor, finder);
    await saveDraft(tx, actor, slug, { revision: 0, document });
    return shown(await finderRow(tx, slug));
  });
}
