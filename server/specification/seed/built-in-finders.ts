import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { clientBrands } from "@shared/brands";
import { finderWithId, type FinderId } from "@shared/templates/finders";
import type { FinderDocument } from "@shared/finders/document";
import { finders, finderVersions } from "@shared/schema/finders";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { Database } from "../../platform/database/database";
import { removeOldVersions } from "../../finders/staff/versions";
import { builtInDocuments } from "../../finders/built-in/check-contract";
import { readFileOf, templateFolder } from "../../templates/finder-files";

/**
 * Publishes the documents that come with the product: in a new database, and where a newer release has other
 * ones. What staff published stays live. Run it where nobody else runs it.
 */
export async function publishBuiltIn(db: Database): Promise<void> {
  for (const [id, document] of Object.entries(builtInDocuments)) {
    await db.transaction((tx) => publishOne(tx, id as FinderId, document));
  }
}

async function publishOne(tx: Database, slug: FinderId, document: FinderDocument): Promise<void> {
  const { displayName, website } = clientBrands[slug];
  await tx
    .insert(finders)
    .values({
      slug,
      name: finderWithId(slug).name,
      brand: { name: displayName, website, color: null, links: [] },
    })
    .onConflictDoNothing();
  const [{ lastVersion, liveVersion } = { lastVersion: 0, liveVersion: null }] = await tx
    .select({ lastVersion: finders.lastVersion, liveVersion: finders.liveVersion })
    .from(finders)
    .where(eq(finders.slug, slug));
  if (lastVersion > 0 && !(await isOlderOfOurs(tx, slug, liveVersion, document))) return;
  const version = lastVersion + 1;
  await tx
    .insert(finderVersions)
    .values({ slug, version, document, note: "Comes with the product." });
  await tx
    .update(finders)
    .set({ liveVersion: version, lastVersion: version })
    .where(eq(finders.slug, slug));
  await removeOldVersions(tx, slug, version);
}

/** Whether the live version came with an earlier release: only then nobody has chosen it. */
async function isOlderOfOurs(
  tx: Database,
  slug: string,
  version: number | null,
  document: FinderDocument,
): Promise<boolean> {
  if (version === null) return false;
  const [live] = await tx
    .select({ document: finderVersions.document })
    .from(finderVersions)
    .where(
      and(
        eq(finderVersions.slug, slug),
        eq(finderVersions.version, version),
        isNull(finderVersions.publishedBy),
      ),
    );
  return live !== undefined && !isDeepStrictEqual(live.document, asStored(document));
}

/** As the database gives it back: what is not defined is not there. */
const asStored = (document: FinderDocument): unknown => JSON.parse(JSON.stringify(document));

const [sleepStyles, bedSizes, mattressTypes, firmnessLevels, sleepConcerns, features] = adminLists;

const id = z.string().regex(/^[a-z0-9_]{1,64}$/);
/** Rows as staff could write them, with the ids that answers name. */
const rowsOf = <Shape extends z.ZodRawShape>({ shape }: { shape: z.ZodObject<Shape> }) =>
  z.array(shape.extend({ id }));
const price = z.int().min(0);

const optionsFile = z.strictObject({
  sleepStyles: rowsOf(sleepStyles),
  sleepConcerns: rowsOf(sleepConcerns),
  bedSizes: rowsOf(bedSizes),
  mattressTypes: rowsOf(mattressTypes),
  firmnessLevels: rowsOf(firmnessLevels),
  // Staff keep no list of them.
  budgetRanges: z.array(
    z.strictObject({
      id,
      name: z.string(),
      description: z.string(),
      minPrice: price,
      maxPrice: price,
      isPopular: z.boolean().default(false),
    }),
  ),
  features: rowsOf(features),
});

/**
 * The bed finder's options in a new database, by their tables, in the order in which shoppers see them. From then on
 * staff own them. Throws where the template's file has what staff could not store.
 */
export function bedOptionRows(): z.output<typeof optionsFile> {
  const file = readFileOf(templateFolder("dialabed"), "options.json");
  return optionsFile.parse(JSON.parse(file));
}
