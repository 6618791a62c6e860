import { eq, sql } from "drizzle-orm";
import { uploadedPictures as pictures } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";

type NewPicture = typeof pictures.$inferInsert;

/** How long an unused picture is kept: longer than any form stays open, or Undo brings back. */
const UNUSED_TTL_MS = 24 * 60 * 60 * 1000;

/** The picture itself; `undefined` when there is none. */
export async function pictureById(db: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ webp: pictures.webp }).from(pictures).where(eq(pictures.id, id));
  return row && Buffer.from(row.webp.buffer, row.webp.byteOffset, row.webp.byteLength);
}

/** The metadata of a picture that is uploaded again: it is kept for as long as a new one. */
export async function renewPicture(db: Database, id: string, now: number) {
  const [row] = await db
    .update(pictures)
    .set({
      unusedSince: sql`case when ${pictures.unusedSince} is null then null else ${new Date(now).toISOString()}::timestamptz end`,
    })
    .where(eq(pictures.id, id))
    .returning({ width: pictures.width, height: pictures.height, size: pictures.size });
  return row;
}

export async function insertPicture(tx: Database, picture: NewPicture): Promise<void> {
  await tx.insert(pictures).values(picture);
}

/** Uploads take turns until the transaction ends. */
export async function holdPictures(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell pictures'))`);
}

/** The total bytes of all pictures. */
export async function bytesOfPictures(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${pictures.size}), 0)` })
    .from(pictures);
  return Number(row?.total ?? 0);
}

/**
 * Marks the pictures that nothing refers to any more, and deletes those unused for a day. An address
 * counts wherever it stands: alone, after our own origin, in settings, in a document, in a CSV that is on its way.
 */
export async function sweepPictures(tx: Database, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const before = new Date(now - UNUSED_TTL_MS).toISOString();
  await tx.execute(sql`
    with said(text) as (
      select picture_url from products where picture_url like '%/pictures/uploaded/%'
      union all
      select image_url from sleep_styles where image_url like '%/pictures/uploaded/%'
      union all
      select settings::text from embed_settings
      union all
      select draft::text from finders where draft::text like '%/pictures/uploaded/%'
      union all
      select document::text from finder_versions where document::text like '%/pictures/uploaded/%'
      union all
      select product::text from product_import_rows where product::text like '%/pictures/uploaded/%'
    ), used as (
      select distinct found[1] as id
      from said, regexp_matches(said.text, '/pictures/uploaded/([0-9a-f]{64})', 'g') as found
    ), removed as (
      delete from ${pictures}
      where unused_since < ${before}::timestamptz and id not in (select id from used)
    )
    update ${pictures}
    set unused_since = case when id in (select id from used) then null else ${at}::timestamptz end
    where (unused_since is null) <> (id in (select id from used))`);
}
