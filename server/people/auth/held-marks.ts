/**
 * Whether a stored proof is one of those that are right. It may be several, with spaces between: a version
 * that makes them in another way stores the former one beside it, for servers of the version before.
 */
export function holdsMark(stored: unknown, right: readonly string[]): boolean {
  return typeof stored === "string" && stored.split(" ").some((each) => right.includes(each));
}
