import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { DraftEditor } from "@shared/contracts/finder-drafts";
import { draftEditors, finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";

/** Whoever gave no sign for so long has closed the page; pages give one every 15 seconds. */
const GONE_AFTER = sql`interval '40 seconds'`;

/**
 * Notes that somebody has a draft open, and where. Returns who else has, by name. Throws a 404 where there is no such
 * finder.
 */
export async function noteEditor(
  db: Database,
  slug: string,
  { username, question }: { username: string; question: string | null },
): Promise<DraftEditor[]> {
  const noted = await db.execute(sql`
    insert into ${draftEditors} ("slug", "username", "question")
    select slug, ${username}, ${question} from ${finders} where slug = ${slug}
    on conflict ("slug", "username") do update set "question" = excluded."question", "seen_at" = now()
    returning slug`);
  if (noted.rows.length === 0) throw notFound();
  const ofDraft = eq(draftEditors.slug, slug);
  const last = sql`now() - ${GONE_AFTER}`;
  await db.delete(draftEditors).where(and(ofDraft, lt(draftEditors.seenAt, last)));
  return db
    .select({ name: draftEditors.username, question: draftEditors.question })
    .from(draftEditors)
    .where(and(ofDraft, ne(draftEditors.username, username), gt(draftEditors.seenAt, last)))
    .orderBy(asc(draftEditors.username));
}
