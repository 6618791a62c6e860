import { eq } from "drizzle-orm";
import { allowedOrigin } from "@shared/contracts/embed-settings";
import { embedSettings } from "@shared/schema/embed-settings";
import type { Database } from "../../platform/database/database";

/** A client's stored settings as they are, or nothing. */
export async function storedEmbedSettings(db: Database, client: string) {
  const [row] = await db.select().from(embedSettings).where(eq(embedSettings.client, client));
  return row;
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
