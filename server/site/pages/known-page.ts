import { adminLists } from "@shared/specification/contracts/admin-lists";
import { isKnownPage } from "@shared/known-pages";
import { finderSlugAt, pageOf, paths } from "@shared/site";
import type { LiveFinder, LiveFinders } from "../../finders/live/live-finders";
import { isOpenFinder } from "../../finders/live/open-finder";

/** The pages of the lists that staff keep. */
export const listPages: string[] = adminLists.map(({ path }) => `${paths.admin}/${path}`);

/** The status of an address, and the finder that staff made whose page it is, if that is open. */
export async function pageAt(
  path: string,
  finders: Pick<LiveFinders, "current">,
): Promise<{ status: number; finder?: LiveFinder }> {
  const slug = finderSlugAt(path);
  if (slug === undefined) return { status: isPage(path) ? 200 : 404 };
  const known = await finders.current().catch(() => undefined);
  // The page itself needs no database, and says what it finds when its calls are answered.
  if (!known) return { status: 503 };
  const finder = known.get(slug);
  return finder && isOpenFinder(finder) ? { status: 200, finder } : { status: 404 };
}

/** Whether the built client has a page here. Other addresses are shown with status 404. */
function isPage(path: string): boolean {
  return isKnownPage(path) || listPages.includes(pageOf(path));
}
