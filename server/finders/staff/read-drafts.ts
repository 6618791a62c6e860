import { eq } from "drizzle-orm";
import type { FinderDocument } from "@shared/finders/document";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { bytesOf, type Keep } from "../../platform/memory/shared-bytes";
import { readDocumentInSteps, sizeOfDocument } from "../live/read-document";
import { inTurns } from "../../platform/work/in-turns";
import { finderRow, type FinderRow } from "./rows";

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
