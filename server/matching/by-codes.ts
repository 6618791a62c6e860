import { columnNamed, type Catalogue } from "./catalogue";
import type { Stated } from "./columns";

/**
 * Works something out of a row's values in some columns: once for all rows that state the same in them.
 */
export function byCodes<Result>(
  catalogue: Catalogue<unknown>,
  names: readonly string[],
  workOut: (...values: Stated[]) => Result,
): (row: number) => Result {
  const columns = names.map((name) => columnNamed(catalogue, name));
  const known = new Map<number, Result>();
  const [only] = columns;
  const keyOf =
    columns.length === 1 && only
      ? (row: number) => only.codes[row]!
      : (row: number) => {
          let key = 0;
          for (const { codes, values } of columns) key = key * values.length + codes[row]!;
          return key;
        };
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
