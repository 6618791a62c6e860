import type { Database } from "../../platform/database/database";
import {
  clientWithKey,
  storedEmbedSettings,
  usableOrigins,
} from "../../finders/embedding/embed-keys";

/** How long cached access is trusted: a change reaches every server within a second. */
const TTL_MS = 1_000;

interface Access {
  key: string | undefined;
  origins: string[];
  /** Whether AI assistants may ask the finder. */
  allowsAgents: boolean;
}

/** Current access to a client's embedded finder: who may frame or ask it, and the key that opens it. */
export interface EmbedAccess {
  of: (client: string) => Promise<Access>;
  /** The same, if the database need not be asked for it. */
  held: (client: string) => Access | undefined;
  /**
   * The origins that may frame it, as last known: a database that is away breaks nobody's page. Undefined while it is
   * away and they were never known.
   */
  origins: (client: string) => Promise<string[] | undefined>;
  /** Whether a key opens any finder. */
  hasKey: (key: string) => Promise<boolean>;
  /** Drops the cached access after a change made here. */
  forget: (client: string) => void;
}

export function createEmbedAccess(db: Database, now: () => number): EmbedAccess {
  // Of finders that there are: of others it is not asked, and their number is not shoppers' to raise.
  const known = new Map<string, { at: number; access: Promise<Access>; read?: Access }>();
  const lastOrigins = new Map<string, string[]>();
  const fresh = (client: string) => {
    const held = known.get(client);
    const age = now() - (held?.at ?? -Infinity);
    return age >= 0 && age < TTL_MS ? held : undefined;
  };
  return {
    of,
    held: (client) => fresh(client)?.read,
    async origins(client) {
      try {
        const { origins } = await of(client);
        lastOrigins.set(client, origins);
        return origins;
      } catch {
        return lastOrigins.get(client);
      }
    },
    hasKey: async (key) => (await clientWithKey(db, key)) !== undefined,
    forget: (client) => void known.delete(client),
  };

  function of(client: string): Promise<Access> {
    const held = fresh(client);
    if (held) return held.access;
    const access = storedEmbedSettings(db, client).then((row) => ({
      key: row?.embedKey ?? undefined,
      origins: usableOrigins(row?.allowedOrigins),
      allowsAgents: row?.allowsAgents ?? false,
    }));
    const entry: { at: number; access: Promise<Access>; read?: Access } = { at: now(), access };
    known.set(client, entry);
    access.then(
      (read) => (entry.read = read),
      // A failed read is not cached.
      () => known.delete(client),
    );
    return access;
  }
}
