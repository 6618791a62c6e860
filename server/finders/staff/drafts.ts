import { eq, sql } from "drizzle-orm";
import type { Draft, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { finders } from "@shared/schema/finders";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { bytesOf, type Keep } from "../../platform/memory/shared-bytes";
import { inTurns } from "../../platform/work/steps";
import { readDocument, readDocumentInSteps, sizeOfDocument } from "../live/read-in-steps";
import { addFinder, subjectOf } from "./finders";
import { finderRow, heldFinder, shown, type FinderRow } from "./rows";

type DraftColumns = Pick<FinderRow, "draftRevision" | "draftSavedBy" | "draftSavedAt">;

/** A draft as staff see it, with its document as it was read. */
export const asDraft = (row: DraftColumns, document: FinderDocument | null): Draft => ({
  revision: row.draftRevision,
  document,
  savedBy: row.draftSavedBy,
  savedAt: row.draftSavedAt?.toISOString() ?? null,
});

/** A finder's draft. Throws a 404 where there is no such finder. */
export async function draftOf(db: Database, slug: string): Promise<Draft> {
  const { about, document } = await readDraftOf(db, slug);
  return asDraft(about, document);
}

/**
 * Puts a document in the place of the draft. Throws a 404, and a 409 with the present draft where the document
 * stands on an older one.
 */
export function saveDraft(
  db: Database,
  actor: Actor,
  slug: string,
  { revision, document }: { revision: number; document: FinderDocument },
): Promise<Draft> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldFinder(tx, slug);
    refuseOlder(before, revision);
    return storeDraft(tx, actor, before, document);
  });
}

/** Puts a document in the place of the draft of a finder that is held; `isNoted` unless the audit says so already. */
export async function storeDraft(
  tx: Database,
  actor: Actor,
  before: FinderRow,
  document: FinderDocument,
  isNoted = true,
): Promise<Draft> {
  const revision = before.draftRevision + 1;
  const [stored] = await tx
    .update(finders)
    .set({
      draft: document,
      draftRevision: revision,
      draftSavedBy: actor.username,
      draftSavedAt: sql`now()`,
    })
    .where(eq(finders.slug, before.slug))
    .returning();
  if (isNoted) {
    await writeAudit(tx, actor, {
      action: "update",
      ...subjectOf(before),
      before: { draftRevision: before.draftRevision },
      after: { draftRevision: revision },
    });
  }
  return asDraft(stored!, document);
}

const moment = new Intl.DateTimeFormat("en-ZA", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Throws a 409, with the present draft and who saved it, where a change stands on another revision. */
export function refuseOlder(present: FinderRow, revision: number): void {
  if (present.draftRevision === revision) return;
  const by = present.draftSavedBy ?? "Somebody";
  const at = present.draftSavedAt ? ` (${moment.format(present.draftSavedAt)} UTC)` : "";
  throw new AppError(
    409,
    "stale",
    `${by} has saved this draft meanwhile${at}. Compare both and save again.`,
    { current: asDraft(present, present.draft === null ? null : readDocument(present.draft)) },
  );
}

/** Drafts as they were read, beside versions, and those that are being read: a large one takes long. */
interface Drafts {
  kept: Keep<string, FinderDocument>;
  underWay: Map<string, Promise<ReadDraft>>;
}

const draftsBy = new WeakMap<Database, Drafts>();

const aboutDraft = {
  slug: finders.slug,
  createdAt: finders.createdAt,
  draftRevision: finders.draftRevision,
  draftSavedBy: finders.draftSavedBy,
  draftSavedAt: finders.draftSavedAt,
};

/** What is known of a draft without its document. */
type AboutDraft = Pick<FinderRow, keyof typeof aboutDraft>;

interface ReadDraft {
  about: AboutDraft;
  document: FinderDocument | null;
}

/**
 * A draft, and its document as it was read: the very same for whoever asks again before it changes. Throws a 404 where
 * there is no such finder.
 */
export async function readDraftOf(db: Database, slug: string): Promise<ReadDraft> {
  const drafts = draftsOf(db);
  const [about] = await db.select(aboutDraft).from(finders).where(eq(finders.slug, slug));
  if (!about) throw notFound();
  const known = drafts.kept.get(nameOf(about));
  if (known) return { about, document: known };
  return readOnce(drafts, nameOf(about), () => readStored(drafts, db, slug));
}

/** The draft as it is stored now: it may be another one by now. */
async function readStored({ kept }: Drafts, db: Database, slug: string): Promise<ReadDraft> {
  const row = await finderRow(db, slug);
  if (row.draft === null) return { about: row, document: null };
  const document = kept.get(nameOf(row)) ?? (await inTurns(readDocumentInSteps(row.draft)));
  kept.set(nameOf(row), document);
  return { about: row, document };
}

function draftsOf(db: Database): Drafts {
  let drafts = draftsBy.get(db);
  if (!drafts) {
    drafts = { kept: bytesOf("documents").keep(sizeOfDocument), underWay: new Map() };
    draftsBy.set(db, drafts);
  }
  return drafts;
}

/** Reads a draft, once for all that ask for it meanwhile: a large one takes long from the database, too. */
function readOnce(
  { underWay }: Drafts,
  name: string,
  read: () => Promise<ReadDraft>,
): Promise<ReadDraft> {
  let reading = underWay.get(name);
  if (!reading) {
    reading = read().finally(() => underWay.delete(name));
    underWay.set(name, reading);
  }
  return reading;
}

/** The same for one and the same draft alone: also a finder of the same name begins anew. */
const nameOf = ({ slug, createdAt, draftRevision, draftSavedAt }: AboutDraft): string =>
  JSON.stringify([slug, createdAt, draftRevision, draftSavedAt]);

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
