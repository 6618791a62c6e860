import type { Request } from "express";
import { finderAt } from "@shared/templates/finders";
import { isDraftPreview } from "@shared/known-pages";
import { finderSlugAt } from "@shared/site";
import type { LiveFinders } from "../../finders/live/live-finders";
import type { EmbedAccess } from "./embed-access";

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
