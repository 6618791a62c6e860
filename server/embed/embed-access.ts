import type { FinderId } from "@shared/finders";
import type { Database } from "../database/database";
import { storedEmbedSettings, usableOrigins } from "./queries";

/** How long cached access is trusted: a change reaches every server within a second. */
const TTL_MS = 1_000;

interface Access {
  key: string | undefined;
  origins: string[];
}

/** Current access to a client's embedded finder: the origins that may frame it, and the key that opens it. */
export interface EmbedAccess {
  of: (client: FinderId) => Promise<Access>;
  /** The origins that may frame it, as last known: a database that is away breaks nobody's page. */
  origins: (client: FinderId) => Promise<string[]>;
  /** Drops the cached access after a change made here. */
  forget: (client: FinderId) => void;
}

export function createEmbedAccess(db: Database, now: () => number): EmbedAccess {
  const known = new Map<FinderId, { at: number; access: Promise<Access> }>();
  const lastOrigins = new Map<FinderId, string[]>();
  return {
    of,
    async origins(client) {
      try {
        const { origins } = await of(client);
        lastOrigins.set(client, origins);
        return origins;
      } catch {
        return lastOrigins.get(client) ?? [];
      }
    },
    forget: (client) => void known.delete(client),
  };

  function of(client: FinderId): Promise<Access> {
    const held = known.get(client);
    const age = now() - (held?.at ?? -Infinity);
    if (held && age >= 0 && age < TTL_MS) return held.access;
    const access = storedEmbedSettings(db, client).then((row) => ({
      key: row?.embedKey ?? undefined,
      origins: usableOrigins(row?.allowedOrigins),
    }));
    known.set(client, { at: now(), access });
    // A failed read is not cached.
    access.catch(() => known.delete(client));
    return access;
  }
}
