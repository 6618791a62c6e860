import { isNull } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { finderIds } from "@shared/templates/finders";
import { finders } from "@shared/schema/finders";
import { embedSettings } from "@shared/schema/embed-settings";
import type { Database } from "../../platform/database/database";

/** A key that opens one client's finder in a frame, and nothing else: 192 random bits. */
export const newEmbedKey = () => `mw_${randomBytes(24).toString("base64url")}`;

/** Gives every finder, those that staff made, too, embed settings and a key, where missing. Run it at every start. */
export async function ensureEmbedKeys(db: Database): Promise<void> {
  const made = await db.select({ slug: finders.slug }).from(finders);
  for (const client of [...finderIds, ...made.map(({ slug }) => slug)]) {
    await db
      .insert(embedSettings)
      .values({ client, settings: {}, embedKey: newEmbedKey() })
      .onConflictDoUpdate({
        target: embedSettings.client,
        set: { embedKey: newEmbedKey() },
        setWhere: isNull(embedSettings.embedKey),
      });
  }
}
