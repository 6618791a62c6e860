import type { CatalogPath } from "./product-catalogs";
import { finderPath, pageOf, paths } from "../site";

/** The properties of one built-in finder, for code that serves them all. */
export interface BuiltInFinder {
  id: string;
  name: string;
  /** What it asks, for the page on which finders are chosen. */
  text: string;
  /** How many questions a shopper is asked at most. */
  questions: number;
  /** Its page, and other addresses of the same page. */
  path: string;
  otherPaths: readonly string[];
  /** The products it chooses from. */
  catalogue: CatalogPath;
}

/**
 * The finders that are part of the code. Their tables are in `server/finders`, their pages in
 * `client/src/app/routes`; both are complete by type.
 */
export const builtInFinders = [
  {
    id: "dialabed",
    name: "Bed Finder",
    text: "How you sleep, which size, how firm, what it may cost: then beds ranked by how well they fit.",
    questions: 4,
    path: paths.bedFinder,
    otherPaths: [],
    catalogue: "bed-products",
  },
  {
    id: "safarioutdoor",
    name: "Gun Finder",
    text: "What it is for, which type and caliber, what it may cost: then up to twelve that fit.",
    questions: 6,
    path: paths.firearmFinder,
    otherPaths: [paths.firearmFinderLong],
    catalogue: "firearm-products",
  },
] as const satisfies readonly BuiltInFinder[];

type Finder = (typeof builtInFinders)[number];
export type FinderId = Finder["id"];

export const finderIds = builtInFinders.map(({ id }) => id);

/** The finder with this id, if there is one: ids come from requests and from tables. */
export function finderWithId(id: FinderId): Finder;
export function finderWithId(id: string): Finder | undefined;
export function finderWithId(id: string): Finder | undefined {
  return builtInFinders.find((finder) => finder.id === id);
}

/** The page of a finder, built-in or made by staff, by its slug. */
export const pageOfFinder = (slug: string): string => finderWithId(slug)?.path ?? finderPath(slug);

/** The finder whose page an address means, if any; in whatever spelling (see `pageOf`). */
export function finderAt(path: string): Finder | undefined {
  const page = pageOf(path);
  return builtInFinders.find(({ path: own, otherPaths }) =>
    [own, ...otherPaths].some((each) => each === page),
  );
}

/** A record with an entry for each finder. */
export function perFinder<T>(entry: (id: FinderId) => T): Record<FinderId, T> {
  return Object.fromEntries(finderIds.map((id) => [id, entry(id)])) as Record<FinderId, T>;
}
