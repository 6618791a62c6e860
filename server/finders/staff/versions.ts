import { and, asc, desc, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { FinderVersion, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { finderRuns, finders, finderVersions } from "@shared/schema/finders";
import { catalogs, productLists } from "@shared/schema/catalog-products";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { attributesById } from "../../catalog/store/any-rows";
import { specifiedAttributes, specifiedIds } from "../../catalog/store/specified-catalogs";
import { goneSince } from "../check/check-document";
import { readDocument } from "../live/read-in-steps";
import type { Known } from "../check/finding";
import { subjectOf } from "./finders";
import { finderRow, heldFinder, shown, shownColumns } from "./rows";

/** A finder's versions, newest first. Throws a 404 where there is no such finder. */
export async function versionsOf(db: Database, slug: string): Promise<FinderVersion[]> {
  const { liveVersion } = await finderRow(db, slug);
  const rows = await db
    .select({
      version: finderVersions.version,
      note: finderVersions.note,
      publishedBy: finderVersions.publishedBy,
      createdAt: finderVersions.createdAt,
    })
    .from(finderVersions)
    .where(eq(finderVersions.slug, slug))
    .orderBy(desc(finderVersions.version));
  return rows.map(({ createdAt, ...version }) => ({
    ...version,
    publishedAt: createdAt.toISOString(),
    isLive: version.version === liveVersion,
  }));
}

/** A published document. Throws a 404. */
export async function versionDocument(
  db: Database,
  slug: string,
  version: number,
): Promise<FinderDocument> {
  const document = await storedVersion(db, slug, version);
  if (!document) throw notFound();
  return document;
}

/** The same; nothing where there is none. */
export async function storedVersion(db: Database, slug: string, version: number) {
  const [row] = await db
    .select({ document: finderVersions.document })
    .from(finderVersions)
    .where(and(eq(finderVersions.slug, slug), eq(finderVersions.version, version)));
  return row && readDocument(row.document);
}

/**
 * Shows shoppers this version from now on; with null the finder is closed. Throws a 404, and a 400 for a
 * version that there is not, or that names what is gone since.
 */
export function goLive(
  db: Database,
  actor: Actor,
  slug: string,
  version: number | null,
): Promise<StaffFinder> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldFinder(tx, slug);
    if (version !== null) await refuseUnfit(tx, slug, version);
    const [stored] = await tx
      .update(finders)
      .set({ liveVersion: version })
      .where(eq(finders.slug, slug))
      .returning(shownColumns);
    await writeAudit(tx, actor, {
      action: "update",
      ...subjectOf(before),
      before: { liveVersion: before.liveVersion },
      after: { liveVersion: version },
    });
    return shown(stored!);
  });
}

async function refuseUnfit(tx: Database, slug: string, version: number): Promise<void> {
  const document = await storedVersion(tx, slug, version);
  if (!document) {
    const message = `There is no version ${version}. Choose one of those that were published.`;
    throw invalid([{ path: "version", message }]);
  }
  const gone = goneSince(document, await knownNames(tx, document));
  if (gone.length > 0) throw invalid(gone);
}

/** The attributes and catalogs that a document can name now. */
export async function knownNames(db: Database, { sections }: FinderDocument): Promise<Known> {
  const chosenFrom = sections.map(({ catalogue: catalog }) => catalog);
  const ids = await db.select({ id: catalogs.id }).from(catalogs);
  const specified = await specifiedAttributes(db, chosenFrom);
  const lists = await db
    .select({ id: productLists.id, keys: productLists.keys })
    .from(productLists);
  return {
    // Their products state nothing else.
    attributes: specified.size > 0 ? specified : await attributesById(db, chosenFrom),
    lists: specified.size > 0 ? undefined : new Map(lists.map(({ id, keys }) => [id, keys])),
    catalogs: new Set([...specifiedIds, ...ids.map(({ id }) => id)]),
  };
}

const MAX_VERSIONS = 200;

/** Removes the oldest versions beyond 200, but for the live one and those that runs were made with. */
export async function removeOldVersions(tx: Database, slug: string, live: number): Promise<void> {
  const ofSlug = eq(finderVersions.slug, slug);
  const excess = (await tx.$count(finderVersions, ofSlug)) - MAX_VERSIONS;
  if (excess <= 0) return;
  const inRuns = tx
    .selectDistinct({ version: finderRuns.version })
    .from(finderRuns)
    .where(eq(finderRuns.slug, slug));
  const oldest = await tx
    .select({ version: finderVersions.version })
    .from(finderVersions)
    .where(
      and(ofSlug, ne(finderVersions.version, live), notInArray(finderVersions.version, inRuns)),
    )
    .orderBy(asc(finderVersions.version))
    .limit(excess);
  const numbers = oldest.map(({ version }) => version);
  await tx.delete(finderVersions).where(and(ofSlug, inArray(finderVersions.version, numbers)));
}
