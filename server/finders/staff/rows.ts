import { and, asc, eq, sql } from "drizzle-orm";
import type { ListedFinder, StaffFinder } from "@shared/contracts/finder-drafts";
import { finderWithId } from "@shared/templates/finders";
import { finders, finderVersions } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";

export type FinderRow = typeof finders.$inferSelect;

/** All but the draft, which may be large. */
export const shownColumns = {
  slug: finders.slug,
  name: finders.name,
  brand: finders.brand,
  gateHash: finders.gateHash,
  liveVersion: finders.liveVersion,
  lastVersion: finders.lastVersion,
  draftRevision: finders.draftRevision,
  updatedAt: finders.updatedAt,
};

/** A finder as staff see it: never with its hash. */
export function shown(row: Pick<FinderRow, keyof typeof shownColumns>): StaffFinder {
  return {
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    // Those that come with the product have their password from its configuration.
    isGated: row.gateHash !== null || finderWithId(row.slug) !== undefined,
    liveVersion: row.liveVersion,
    lastVersion: row.lastVersion === 0 ? null : row.lastVersion,
    draftRevision: row.draftRevision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** All finders that staff made, the first made first. */
export async function allFinders(db: Database): Promise<StaffFinder[]> {
  const rows = await db
    .select(shownColumns)
    .from(finders)
    .orderBy(...BY_AGE);
  return rows.map(shown);
}

/** The same, each with whether its draft is other than what shoppers see: that reads both documents. */
export async function listedFinders(db: Database): Promise<ListedFinder[]> {
  const rows = await db
    .select({
      ...shownColumns,
      hasUnpublishedChanges: sql<boolean>`coalesce(${finders.draft} <> ${finderVersions.document}, false)`,
    })
    .from(finders)
    .leftJoin(
      finderVersions,
      and(eq(finderVersions.slug, finders.slug), eq(finderVersions.version, finders.liveVersion)),
    )
    .orderBy(...BY_AGE);
  return rows.map((row) => ({ ...shown(row), hasUnpublishedChanges: row.hasUnpublishedChanges }));
}

const BY_AGE = [asc(finders.createdAt), asc(finders.slug)];

/** A finder with its draft. Throws a 404. */
export async function finderRow(db: Database, slug: string): Promise<FinderRow> {
  const [row] = await db.select().from(finders).where(eq(finders.slug, slug));
  if (!row) throw notFound();
  return row;
}

/** The same, locked against other changes until the transaction ends. Throws a 404. */
export async function heldFinder(tx: Database, slug: string): Promise<FinderRow> {
  const [row] = await tx.select().from(finders).where(eq(finders.slug, slug)).for("update");
  if (!row) throw notFound();
  return row;
}
