// Replaces a file of the query library in the client's build (see vite.config.ts). Every query there
// is built with the code for lists that grow page by page, which no screen has: without it, every
// finder's first load is smaller by some 400 bytes.
// On its own: the build puts it in the place of a package's file.

const REFUSAL =
  "Infinite queries are left out of this build: remove their alias in vite.config.ts.";

/** Throws: a query of this kind has no code here. */
export function infiniteQueryBehavior(): never {
  throw new Error(REFUSAL);
}

/** Throws, as the query itself does. */
export function hasNextPage(): never {
  throw new Error(REFUSAL);
}

/** Throws, as the query itself does. */
export function hasPreviousPage(): never {
  throw new Error(REFUSAL);
}
