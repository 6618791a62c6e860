import { pageOf, paths } from "./site";

// Pages that shoppers never open, and which of all addresses are pages: no finder loads any of it.

/** The pages of the staff area, under `/admin/`, beside those of the lists (`shared/specification/contracts/admin-lists.ts`). */
const adminPages = [
  "login",
  "finders",
  "products",
  "attributes",
  "product-lists",
  "catalogs",
  "catalogs/new",
  "imports",
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

/** Where staff keep the products of a catalog: `/admin/catalogs/{id}/products`, and where they import files into it. */
const CATALOG_PAGES = /^\/admin\/catalogs\/[^/]+\/(products|import)$/;

/** The page of a catalog's products. */
export const catalogProductsPath = (id: string) => `${paths.admin}/catalogs/${id}/products`;

/** The page where a file is imported into a catalog. */
export const catalogImportPath = (id: string) => `${paths.admin}/catalogs/${id}/import`;

/** Whether an address means the page that shows a finder's draft to staff, in a frame. */
export const isDraftPreview = (path: string): boolean =>
  /^\/admin\/finders\/[^/]+\/preview$/.test(pageOf(path));

/** The addresses of the app's pages, those of the lists, of finders and of catalogs aside. */
export const fixedPages: readonly string[] = [
  "/",
  ...Object.values(paths),
  ...adminPages.map((page) => `${paths.admin}/${page}`),
];

/** Whether the app has a page here, the lists' own aside. */
export function isKnownPage(path: string): boolean {
  const page = pageOf(path);
  return fixedPages.includes(page) || FINDER_WORKSPACE.test(page) || CATALOG_PAGES.test(page);
}
