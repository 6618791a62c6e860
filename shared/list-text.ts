// A list of names as one text of an address: `A,B`. Names may hold anything, so a comma and the percent
// sign that escapes it are written as `%2C` and `%25` inside a name.

/** `["Hart & Co", "Left, Right"]` as `Hart & Co,Left%2C Right`. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[%,]/g, encodeURIComponent)).join(",");
}

/** The list that `joinList` wrote, without duplicates and empty names. */
export function splitList(text: string): string[] {
  const items = text.split(",").map((item) => item.replace(/%(2C|25)/gi, decodeURIComponent));
  return [...new Set(items.filter((item) => item.trim() !== ""))];
}

/** The value of a text, number or flag column. */
export type Scalar = string | number | boolean | null | undefined;

/** A scalar as text; null and undefined become the empty text. */
export const scalarText = (value: Scalar): string => String(value ?? "");
