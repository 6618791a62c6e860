import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { finderProperties, newFinder, StaffFinder } from "@shared/contracts/finder-drafts";
import { finderWithId } from "@shared/templates/finders";
import { isReservedSlug } from "@shared/finders/slugs";
import { embedSettings, finderRuns, finders } from "@shared/schema/finders";
import { changeRecord, writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";
import { newEmbedKey } from "../embedding/embed-keys";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { heldFinder, shown, shownColumns } from "./rows";

/**
 * Adds a finder without a draft, with an embed key. Throws a 400 for a reserved slug, and a 409 for one that
 * another finder has.
 */
export async function addFinder(
  db: Database,
  actor: Actor,
  { slug, name, brand }: Omit<z.output<typeof newFinder>, "document">,
): Promise<StaffFinder> {
  if (isReservedSlug(slug)) {
    const message = `“${slug}” is a word that other addresses need. Use another name.`;
    throw invalid([{ path: "slug", message }]);
  }
  return transactionAs(db, actor, async (tx) => {
    const [stored] = await tx
      .insert(finders)
      .values({
        slug,
        name,
        brand: brand ?? { name, website: null, color: null, links: [] },
        // Runs of a finder that had this slug before name its versions.
        lastVersion: sql`coalesce((select max(${finderRuns.version}) from ${finderRuns} where ${finderRuns.slug} = ${slug}), 0)`,
      })
      .onConflictDoNothing()
      .returning(shownColumns);
    if (!stored) {
      const message = `There is a finder at “${slug}” already. Use another name.`;
      throw new AppError(409, "taken", message, { errors: [{ path: "slug", message }] });
    }
    const embed = { settings: {}, allowedOrigins: [], embedKey: newEmbedKey() };
    await tx
      .insert(embedSettings)
      .values({ client: slug, ...embed })
      .onConflictDoUpdate({ target: embedSettings.client, set: embed });
    const after = shown(stored);
    await writeAudit(tx, actor, { action: "create", ...subjectOf(stored), after });
    return after;
  });
}

type Changes = Omit<z.output<typeof finderProperties>, "password"> & {
  /** Of a new password; null removes the gate. As it is unless given. */
  gateHash?: string | null;
};

/** Changes a finder's properties. Throws a 404, and a 409 for a change based on an older state. */
export function changeFinder(
  db: Database,
  actor: Actor,
  slug: string,
  { updatedAt, ...changes }: Changes,
): Promise<StaffFinder> {
  refuseBuiltIn(slug, "name, shop and password");
  return transactionAs(db, actor, async (tx) => {
    const after = await changeRecord(tx, actor, {
      hold: () => heldFinder(tx, slug),
      basedOn: updatedAt,
      shown,
      async write() {
        const [stored] = await tx
          .update(finders)
          .set({ ...changes, updatedAt: nextUpdatedAt(finders.updatedAt) })
          .where(eq(finders.slug, slug))
          .returning(shownColumns);
        return shown(stored!);
      },
      audit: (before, changed) => ({
        action: "update",
        ...subjectOf(before),
        before: shown(before),
        after: changed,
      }),
    });
    // Says that there is another one, which before and after do not show.
    if (changes.gateHash) await writeAudit(tx, actor, { action: "password", ...subjectOf(after) });
    return after;
  });
}

/** Removes a finder with its draft, its versions and its embed settings. Traces and mails stay. Throws a 404. */
export function removeFinder(db: Database, actor: Actor, slug: string): Promise<void> {
  refuseBuiltIn(slug, "place");
  return transactionAs(db, actor, async (tx) => {
    const before = await heldFinder(tx, slug);
    // Its versions go with it.
    await tx.delete(finders).where(eq(finders.slug, slug));
    await tx.delete(embedSettings).where(eq(embedSettings.client, slug));
    await writeAudit(tx, actor, { action: "delete", ...subjectOf(before), before: shown(before) });
  });
}

/** What is said elsewhere of a finder that comes with the product. Throws a 409 for one. */
function refuseBuiltIn(slug: string, what: string): void {
  if (!finderWithId(slug)) return;
  const message = `This finder comes with the product, which sets its ${what}. You can publish other questions, or close it.`;
  throw new AppError(409, "built_in", message);
}

/** How audit entries name a finder. */
export const subjectOf = ({ slug, name }: { slug: string; name: string }) => ({
  subject: "finders",
  subjectId: slug,
  subjectName: name,
});
