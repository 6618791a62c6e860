import { randomBytes } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { finderIds } from "@shared/templates/finders";
import { embedSettings, finders } from "@shared/schema/finders";
import { allowedOrigin } from "@shared/contracts/embed-settings";
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

/** A client's stored settings as they are, or nothing. */
export async function storedEmbedSettings(db: Database, client: string) {
  const [row] = await db.select().from(embedSettings).where(eq(embedSettings.client, client));
  return row;
}

/** The client whose finder a key opens. */
export async function clientWithKey(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ client: embedSettings.client })
    .from(embedSettings)
    .where(eq(embedSettings.embedKey, key));
  return row?.client;
}

/** The origins whose pages may frame this client's finder. */
export async function allowedOrigins(db: Database, client: string): Promise<string[]> {
  return usableOrigins((await storedEmbedSettings(db, client))?.allowedOrigins);
}

/** The entries of a stored list that are origins: they go into headers and `postMessage`. */
export function usableOrigins(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is string => allowedOrigin.safeParse(entry).success);
}
