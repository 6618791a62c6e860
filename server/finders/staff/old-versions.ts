import { and, asc, eq, inArray, ne, notInArray } from "drizzle-orm";
import { finderRuns, finderVersions } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";

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
