import { finderAt } from "@shared/finders/built-in";
import { finderSlugAt } from "@shared/site";
import type { LiveFinders } from "../finders/live/live-finders";
import type { EmbedAccess } from "./embed-access";

/**
 * The origins that may frame a path: for a finder's page ours and those allowed for its client, for others none.
 * A finder that staff have closed says so in its frames.
 */
export function frameAncestorsBy(
  embedAccess: EmbedAccess,
  finders: Pick<LiveFinders, "current" | "held">,
) {
  const allowed = async (client: string) => ["'self'", ...(await embedAccess.origins(client))];
  const ofSlug = async (slug: string) => {
    // A database that is away breaks no page of a finder that was framed before.
    const known = finders.held() ?? (await finders.current().catch(() => undefined));
    return known && !known.has(slug) ? ["'none'"] : allowed(slug);
  };
  return (path: string): Promise<string[]> | undefined => {
    const finder = finderAt(path);
    if (finder) return allowed(finder.id);
    const slug = finderSlugAt(path);
    return slug === undefined ? undefined : ofSlug(slug);
  };
}
