import type { ClientId } from "@shared/brands";
import type { Database } from "../database/database";
import { storedEmbedSettings } from "./queries";

/** How long a key that was read is believed: an old one dies within a second on every server. */
const FRESH_MS = 1_000;

/** The embed keys as they are now. */
export interface EmbedKeys {
  current(client: ClientId): Promise<string | undefined>;
  /** A key was replaced here: it is read again. */
  forget(client: ClientId): void;
}

export function createEmbedKeys(db: Database, now: () => number): EmbedKeys {
  const known = new Map<ClientId, { at: number; key: Promise<string | undefined> }>();
  return {
    current(client) {
      const held = known.get(client);
      const age = now() - (held?.at ?? -Infinity);
      if (held && age >= 0 && age < FRESH_MS) return held.key;
      const key = storedEmbedSettings(db, client).then((row) => row?.embedKey ?? undefined);
      known.set(client, { at: now(), key });
      // What could not be read is asked for again.
      key.catch(() => known.delete(client));
      return key;
    },
    forget: (client) => void known.delete(client),
  };
}
