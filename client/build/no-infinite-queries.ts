// Replaces a file of the query library in the client's build (see vite.config.ts). Every query there
// is built with the code for lists that grow page by page, which no screen has: without it, every
// finder's first load is smaller by some 400 bytes.
// On its own: the build puts it in the place of a package's file.

/** Throws, because a query of this kind has no code here: remove the alias before using one. */
export function infiniteQueryBehavior(): never {
  throw new Error(
    "Infinite queries are left out of this build: remove their alias in vite.config.ts.",
  );
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
