// On its own: pages and server must agree.

/**
 * What all spellings of a word share: capitals, and underscores for spaces, decide nothing. A product's feature is
 * looked up by it.
 */
export function spellingKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(" ", "_");
}
