import { eq } from "drizzle-orm";
import type { FinderDocument } from "@shared/finders/document";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../database/database";
import { notFound } from "../../http/app-error";
import { bytesOf, type Keep } from "../../memory/shared-bytes";
import { readDocument, sizeOfDocument } from "../live/read-document";
import { finderRow, type FinderRow } from "./rows";

/** Drafts as they were read, beside versions: a large one takes long to read. */
const keptBy = new WeakMap<Database, Keep<string, FinderDocument>>();

const aboutDraft = {
  slug: finders.slug,
  createdAt: finders.createdAt,
  draftRevision: finders.draftRevision,
  draftSavedBy: finders.draftSavedBy,
  draftSavedAt: finders.draftSavedAt,
};

/** What is known of a draft without its document. */
type AboutDraft = Pick<FinderRow, keyof typeof aboutDraft>;

/**
 * A draft, and its document as it was read: the very same for whoever asks again before it changes. Throws a 404 where
 * there is no such finder.
 */
export async function readDraftOf(
  db: Database,
  slug: string,
): Promise<{ about: AboutDraft; document: FinderDocument | null }> {
  let kept = keptBy.get(db);
  if (!kept) keptBy.set(db, (kept = bytesOf("documents").keep(sizeOfDocument)));
  const [about] = await db.select(aboutDraft).from(finders).where(eq(finders.slug, slug));
  if (!about) throw notFound();
  const known = kept.get(nameOf(about));
  if (known) return { about, document: known };
  // It may be another one by now.
  const row = await finderRow(db, slug);
  if (row.draft === null) return { about: row, document: null };
  const name = nameOf(row);
  // Somebody who asked meanwhile may have read it.
  let document = kept.get(name);
  if (!document) kept.set(name, (document = readDocument(row.draft)));
  return { about: row, document };
}

/** The same for one and the same draft alone: also a finder of the same name begins anew. */
const nameOf = ({ slug, createdAt, draftRevision, draftSavedAt }: AboutDraft): string =>
  JSON.stringify([slug, createdAt, draftRevision, draftSavedAt]);
