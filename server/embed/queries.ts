import { eq } from "drizzle-orm";
import type { ClientId } from "@shared/brands";
import { embedSettings } from "@shared/schema/embed-settings";
import type { Database } from "../database/database";

/** A client's stored settings as they are, or nothing. */
export async function storedEmbedSettings(db: Database, client: ClientId) {
  const [row] = await db.select().from(embedSettings).where(eq(embedSettings.client, client));
  return row;
}

/** The origins whose pages may frame this client's finder. */
export async function allowedOrigins(db: Database, client: ClientId): Promise<string[]> {
  return (await storedEmbedSettings(db, client))?.allowedOrigins ?? [];
}
