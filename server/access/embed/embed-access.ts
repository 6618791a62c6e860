import type { Request } from "express";
import { finderAt } from "@shared/templates/finders";
import { isDraftPreview } from "@shared/known-pages";
import { finderSlugAt } from "@shared/site";
import type { Database } from "../../platform/database/database";
import { storedEmbedSettings, usableOrigins } from "../../finders/embedding/embed-keys";
import type { LiveFinders } from "../../finders/live/live-finders";

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
  /** The origins that may frame it, as last known: a database that is away breaks nobody's page. */
  origins: (client: string) => Promise<string[]>;
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
        return lastOrigins.get(client) ?? [];
      }
    },
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

/**
 * The origins that may frame a path: for a finder's page ours and those allowed for its client, for others none.
 * A finder that staff have closed says so in its frames, and one that does not exist in anybody's.
 */
export function frameAncestorsBy(
  embedAccess: EmbedAccess,
  finders: Pick<LiveFinders, "current" | "held">,
) {
  const allowed = async (client: string) => ["'self'", ...(await embedAccess.origins(client))];
  const ofSlug = async (slug: string, isEmbedded: boolean) => {
    // A database that is away breaks no page of a finder that was framed before.
    const known = finders.held() ?? (await finders.current().catch(() => undefined));
    if (!known || known.has(slug)) return allowed(slug);
    // What says so in a frame is a page of its own, without anything of the app.
    return isEmbedded ? ["*"] : ["'none'"];
  };
  return ({ path, query }: Pick<Request, "path" | "query">): Promise<string[]> | undefined => {
    // The page on which a finder is built shows its draft in a frame.
    if (isDraftPreview(path)) return Promise.resolve(["'self'"]);
    const finder = finderAt(path);
    if (finder) return allowed(finder.id);
    const slug = finderSlugAt(path);
    return slug === undefined ? undefined : ofSlug(slug, query.embed === "true");
  };
}
