import type { Request } from "express";
import { finderAt } from "@shared/templates/finders";
import { isDraftPreview } from "@shared/known-pages";
import { finderSlugAt } from "@shared/site";
import type { LiveFinders } from "../../finders/live/live-finders";
import type { Framing } from "../../platform/http/security-headers";
import type { EmbedAccess } from "./embed-access";

type Asked = Pick<Request, "path" | "query" | "headers">;

/**
 * Who may frame a path, and what stands in the frame: a finder's page in ours and in those of its allowed origins, which
 * for a finder that staff have closed says so. In any other page stands a notice, which has nothing of the app, and so may
 * be framed by everybody: without it a browser would show an error of its own, and the page would not hear of it.
 */
export function framingBy(
  embedAccess: EmbedAccess,
  finders: Pick<LiveFinders, "current" | "held">,
  publicUrl: string,
) {
  const { origin: ours } = new URL(publicUrl);
  const ofFinder = async (client: string, asked: Asked): Promise<Framing> => {
    const origins = await embedAccess.origins(client);
    const notice = noticeFor(asked, ours, origins);
    return notice ? { ancestors: ["*"], notice } : { ancestors: ["'self'", ...(origins ?? [])] };
  };
  const ofSlug = async (slug: string, asked: Asked): Promise<Framing> => {
    // A database that is away breaks no page of a finder that was framed before.
    const known = finders.held() ?? (await finders.current().catch(() => undefined));
    if (!known || known.has(slug)) return ofFinder(slug, asked);
    return isEmbedded(asked)
      ? { ancestors: ["*"], notice: "unknown_finder" }
      : { ancestors: ["'none'"] };
  };
  return (asked: Asked): Promise<Framing> | undefined => {
    // The page on which a finder is built shows its draft in a frame.
    if (isDraftPreview(asked.path)) return Promise.resolve({ ancestors: ["'self'"] });
    const finder = finderAt(asked.path);
    if (finder) return ofFinder(finder.id, asked);
    const slug = finderSlugAt(asked.path);
    return slug === undefined ? undefined : ofSlug(slug, asked);
  };
}

const isEmbedded = ({ query }: Asked) => query.embed === "true";

/** Why a page that says whose it is does not get the finder; none for a page that gets it, and for one that says nothing. */
function noticeFor(
  asked: Asked,
  ours: string,
  origins: readonly string[] | undefined,
): Framing["notice"] {
  const { origin } = asked.query;
  if (!isEmbedded(asked) || typeof origin !== "string") return undefined;
  // Behind a proxy the server may be asked under another host than the public one.
  const isHere = URL.canParse(origin) && new URL(origin).host === asked.headers.host;
  if (origin === ours || isHere || origins?.includes(origin)) return undefined;
  return origins ? "not_allowed" : "unavailable";
}
