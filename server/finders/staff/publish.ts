import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { publishBody, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { withoutChanges, type ChangedPart } from "@shared/finders/draft-changes";
import { finders, finderVersions } from "@shared/schema/finders";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { invalid } from "../../platform/http/validate";
import type { Finding } from "../check/finding";
import { readDocumentInSteps } from "../live/read-in-steps";
import { inTurns } from "../../platform/work/steps";
import { checkDraftInSteps, NO_DRAFT } from "./check-draft";
import { checkDraftWork, type WorkDependencies } from "./draft-work";
import { draftOf, refuseOlder } from "./drafts";
import { subjectOf } from "./finders";
import { knownNames, removeOldVersions, versionDocument } from "./versions";
import { heldFinder, shown, shownColumns, type FinderRow } from "./rows";

/**
 * Makes the draft the next version, which shoppers see from then on, without changes that are left out. Throws a 404, a 409
 * where the draft is another one than was checked, and a 400 with the faults of what would be live.
 */
export async function publish(
  dependencies: WorkDependencies,
  actor: Actor,
  slug: string,
  { revision, note, leaveOut }: z.output<typeof publishBody>,
): Promise<StaffFinder> {
  const { db } = dependencies;
  // Products are read before anything is held. The draft may have changed until then, but then it is not published.
  const { document } = await draftOf(db, slug);
  const composed = document && (await composedOf(db, slug, document, leaveOut));
  const tooMuch = composed ? await faultsOfWork(dependencies, slug, composed) : [];
  return transactionAs(db, actor, async (tx) => {
    // Held until the end: two that publish at once take turns, and get a number each.
    const before = await heldFinder(tx, slug);
    refuseOlder(before, revision);
    if (before.draft === null) throw invalid([NO_DRAFT]);
    const draft = await inTurns(readDocumentInSteps(before.draft));
    const checked = await composedOf(tx, slug, draft, leaveOut, before.liveVersion);
    return storeVersion(tx, actor, before, checked, note, tooMuch);
  });
}

/** A draft as it goes live: what is left out is as shoppers see it now. */
async function composedOf(
  db: Database,
  slug: string,
  draft: FinderDocument,
  leaveOut: readonly ChangedPart[],
  live?: number | null,
): Promise<FinderDocument> {
  if (leaveOut.length === 0) return draft;
  const version = live === undefined ? await liveVersionOf(db, slug) : live;
  if (version === null) {
    const message = "Shoppers do not see this finder yet: nothing of it can be left out.";
    throw invalid([{ path: "leaveOut", message }]);
  }
  return withoutChanges(await versionDocument(db, slug, version), draft, leaveOut);
}

async function liveVersionOf(db: Database, slug: string): Promise<number | null> {
  const [found] = await db
    .select({ live: finders.liveVersion })
    .from(finders)
    .where(eq(finders.slug, slug));
  return found?.live ?? null;
}

/** What keeps a sound document from being published; nothing of one with faults, which has them said first. */
async function faultsOfWork(
  dependencies: WorkDependencies,
  slug: string,
  document: FinderDocument,
): Promise<readonly Finding[]> {
  const { db, work } = dependencies;
  const { faults } = await work(checkDraftInSteps(slug, document, await knownNames(db, document)));
  if (faults.length > 0) return [];
  return (await checkDraftWork(dependencies, slug, document)).faults;
}

/**
 * Makes a document the next version of a finder that is held, which shoppers see from then on. Throws a 400 with its
 * faults; those of what it asks of products are given.
 */
export async function storeVersion(
  tx: Database,
  actor: Actor,
  before: FinderRow,
  document: FinderDocument,
  note: string,
  tooMuch: readonly Finding[] = [],
): Promise<StaffFinder> {
  const { slug } = before;
  // Once more: what it names may be gone meanwhile. What is held is not held for a queue.
  const known = await knownNames(tx, document);
  const { faults } = await inTurns(checkDraftInSteps(slug, document, known));
  if (faults.length > 0) throw invalid(faults);
  if (tooMuch.length > 0) throw invalid([...tooMuch]);
  const version = before.lastVersion + 1;
  await tx
    .insert(finderVersions)
    .values({ slug, version, document, note, publishedBy: actor.username });
  const [stored] = await tx
    .update(finders)
    .set({ liveVersion: version, lastVersion: version })
    .where(eq(finders.slug, slug))
    .returning(shownColumns);
  await removeOldVersions(tx, slug, version);
  await writeAudit(tx, actor, {
    action: "publish",
    ...subjectOf(before),
    before: { liveVersion: before.liveVersion },
    after: { liveVersion: version, note },
  });
  return shown(stored!);
}
