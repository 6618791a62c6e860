import { columnNamed, type Catalog } from "./catalog";
import type { Column, Stated } from "./columns";

/** Where results are kept by numbers. */
interface Known<Result> {
  get: (key: number) => Result | undefined;
  set: (key: number, result: Result) => void;
}

/**
 * Works something out of a row's values in some columns: once for all rows that state the same in them, as long as that is
 * `known`.
 */
export function byCodes<Result>(
  catalog: Catalog<unknown>,
  names: readonly string[],
  workOut: (...values: Stated[]) => Result,
  known: Known<Result> = new Map<number, Result>(),
): (row: number) => Result {
  const columns = names.map((name) => columnNamed(catalog, name));
  const keyOf = keysOf(columns, catalog.items.length);
  return (row) => {
    const key = keyOf(row);
    let result = known.get(key);
    if (result === undefined) {
      result = workOut(...columns.map(({ codes, values }) => values[codes[row]!]!));
      known.set(key, result);
    }
    return result;
  };
}

/** The same number for rows that state the same in these columns, and for no others. */
function keysOf(columns: readonly Column[], rows: number): (row: number) => number {
  const [only] = columns;
  if (columns.length === 1 && only) return (row) => only.codes[row]!;
  let most = 1;
  const parts = columns.map(({ codes, values: { length } }) => {
    // Past the safe numbers two keys could be one: what was put together is numbered anew before, as it is found.
    const isTooLarge = most * length > Number.MAX_SAFE_INTEGER;
    most = (isTooLarge ? rows : most) * length;
    return { codes, length, places: isTooLarge ? new Map<number, number>() : undefined };
  });
  return (row) => {
    let key = 0;
    for (const { codes, length, places } of parts) {
      if (places) key = placeIn(places, key);
      key = key * length + codes[row]!;
    }
    return key;
  };
}

/** The place of a key among those that were found before it. */
function placeIn(places: Map<number, number>, key: number): number {
  let place = places.get(key);
  if (place === undefined) places.set(key, (place = places.size));
  return place;
}
