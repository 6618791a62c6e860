import type { Request } from "express";
import { finderSlugAt, SITE_NAME } from "@shared/site";
import type { LiveFinders } from "../../finders/live/live-finders";
import { noSuchFinder } from "../../finders/live/open-finder";

/** What a frame shows in place of a finder that does not exist: no link, no control, none of the app. */
export const unknownFinderPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="color-scheme" content="light dark" />
<title>${noSuchFinder().message} · ${SITE_NAME}</title>
<p style="margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif">${noSuchFinder().message}</p>
<script src="/unknown-finder.js"></script>
</html>
`;

/**
 * Whether a request is for a finder that does not exist, in a frame: its page says so to whoever embeds it.
 * False while nobody knows.
 */
export async function isUnknownInFrame(
  { path, query }: Pick<Request, "path" | "query">,
  finders: Pick<LiveFinders, "current">,
): Promise<boolean> {
  const slug = finderSlugAt(path);
  if (slug === undefined || query.embed !== "true") return false;
  const known = await finders.current().catch(() => undefined);
  return known !== undefined && !known.has(slug);
}
