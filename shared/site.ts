/** The site's name. Nothing else depends on it. */
export const SITE_NAME = "Matchwell";

/** Addresses of the single-page app. Both sides need them: the client to route, the server to know a page from a mistake. */
export const paths = {
  wizards: "/wizards",
  bedFinder: "/dialabed",
  firearmFinder: "/safari",
  /** The same page by its longer name. */
  firearmFinderLong: "/safari-outdoor",
  admin: "/admin",
} as const;

/** Where finders that staff made have their pages: `/f/{slug}`. */
const FINDERS_PATH = "/f/";

/** The page of a finder that staff made. */
export const finderPath = (slug: string) => FINDERS_PATH + slug;

/** The slug of the finder whose page an address means, there or not; in whatever spelling (see `pageOf`). */
export function finderSlugAt(path: string): string | undefined {
  const page = pageOf(path);
  const slug = page.startsWith(FINDERS_PATH) ? page.slice(FINDERS_PATH.length) : "";
  return /^[^/]+$/.test(slug) ? slug : undefined;
}

/**
 * The page that an address means, as this file writes it: in whatever case, with a slash at its end or
 * without, with encoded letters or plain ones. The client's router reads addresses like that.
 */
export function pageOf(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/(.)\/$/, "$1");
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The year the site began. */
const FIRST = 2024;

/** From the first year to the present one. */
export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > FIRST ? `${FIRST}–${year}` : String(FIRST);
}
