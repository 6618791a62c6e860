import { and, desc, eq } from "drizzle-orm";
import type { FinderVersion, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { finders, finderVersions } from "@shared/schema/finders";
import { writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { goneSince } from "../check/check-document";
import { readDocument } from "../live/read-document";
import { subjectOf } from "./finders";
import { knownNames } from "./known-names";
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
