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

/** The pages of the staff area, under `/admin/`, beside those of the lists (`shared/admin-lists.ts`). */
const adminPages = [
  "login",
  "finders",
  "products",
  "attributes",
  "product-lists",
  "catalogs",
  "catalogs/new",
  "embed-settings",
  "messages",
  "outbox",
  "insight",
  "audit",
  "team",
  "account",
] as const;
export type AdminPage = (typeof adminPages)[number];

/** Where staff work on a finder: `/admin/finders/{slug}`, and each of its parts. */
const FINDER_WORKSPACE = /^\/admin\/finders\/[^/]+(\/[a-z]+)?$/;

/** Where staff keep the products of a catalog of their own: `/admin/catalogs/{id}/products`. */
const CATALOG_PRODUCTS = /^\/admin\/catalogs\/[^/]+\/products$/;

/** The page of a catalog's products. */
export const catalogProductsPath = (id: string) => `${paths.admin}/catalogs/${id}/products`;

/** Whether an address means the page that shows a finder's draft to staff, in a frame. */
export const isDraftPreview = (path: string): boolean =>
  /^\/admin\/finders\/[^/]+\/preview$/.test(pageOf(path));

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

/** Whether the app has a page here, the lists' own aside. */
export function isKnownPage(path: string): boolean {
  const known: string[] = [
    "/",
    ...Object.values(paths),
    ...adminPages.map((page) => `${paths.admin}/${page}`),
  ];
  const page = pageOf(path);
  return known.includes(page) || FINDER_WORKSPACE.test(page) || CATALOG_PRODUCTS.test(page);
}
