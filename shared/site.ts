import type { ClientId } from "./brands";

/** What the site is called. Nothing else depends on it. */
export const SITE_NAME = "Matchwell";

/** Addresses of the single-page app. Both sides need them: the client to route, the server to know a page from a mistake. */
export const paths = {
  wizards: "/wizards",
  bedFinder: "/dialabed",
  gunFinder: "/safari",
  /** The same page by its longer name. */
  gunFinderLong: "/safari-outdoor",
  admin: "/admin",
} as const;

/** The pages of the staff area, under `/admin/`, beside those of the lists (`shared/admin-lists.ts`). */
export const adminPages = [
  "login",
  "products",
  "embed-settings",
  "messages",
  "outbox",
  "insight",
  "audit",
  "team",
  "account",
] as const;
export type AdminPage = (typeof adminPages)[number];

/** The pages a retailer's page may frame, and whose they are. */
export const framedPaths: Readonly<Record<string, ClientId>> = {
  [paths.bedFinder]: "dialabed",
  [paths.gunFinder]: "safarioutdoor",
  [paths.gunFinderLong]: "safarioutdoor",
};

/** Whether the app has a page here, the lists' own aside. */
export function isKnownPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  const known: string[] = [
    "/",
    ...Object.values(paths),
    ...adminPages.map((page) => `${paths.admin}/${page}`),
  ];
  return known.includes(plain);
}
