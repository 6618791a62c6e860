import type { ImportProblem } from "@shared/contracts/imports";
import { amountIn, mayBePack } from "../../table/amounts";
import type { ReadColumn } from "./read-columns";
import { textAt } from "./read-columns";

/** Where more of a column's cells are packs, that is how its shop says how much. */
const MOST_PACKS = 0.2;

/** Where more of the variants have no name, they have that of their product. */
const MOST_UNNAMED = 0.2;

interface Made {
  /** The places of the rows that become products, and the key of each. */
  rows: readonly number[];
  keys: readonly string[];
  lines: Uint32Array;
  columns: readonly ReadColumn[];
  nameOf: (row: number) => string;
}

/** What becomes of rows that nobody was asked about: names and keys that are made, and packs that are multiplied. */
export function toldOfRows(made: Made): ImportProblem[] {
  return [...madeUp(made), ...multiplied(made)].sort((one, other) => one.line - other.line);
}

function madeUp({ rows, keys, lines, columns, nameOf }: Made): ImportProblem[] {
  const [key, name, group] = (["key", "name", "group"] as const).map((use) =>
    columns.find(({ plan }) => plan.use === use),
  );
  const lacksAt = (column: ReadColumn | undefined, row: number) =>
    column !== undefined && textAt(column, row) === "";
  const grouped = rows.filter((row) => group && textAt(group, row) !== "");
  const unnamed = grouped.filter((row) => lacksAt(name, row));
  // Where variants have no names as a rule, nobody waits to be told.
  const isUsual = unnamed.length > grouped.length * MOST_UNNAMED;
  return rows.flatMap((row, at) => {
    const line = lines[row]!;
    const lacks = (column: ReadColumn | undefined) => lacksAt(column, row);
    const isOfGroup = isUsual && group && textAt(group, row) !== "";
    return [
      ...(lacks(name) && !isOfGroup
        ? [{ line, path: name!.header, message: `It has none, so it is called “${nameOf(row)}”.` }]
        : []),
      ...(lacks(key)
        ? [{ line, path: key!.header, message: `It has none, so its key is “${keys[at]!}”.` }]
        : []),
    ];
  });
}

/** Cells such as "2 x 180 g" in a column where hardly any is written so: the weight of each may be meant. */
function multiplied({ rows, lines, columns }: Made): ImportProblem[] {
  return columns.flatMap(({ header, attribute, cells, texts, codes }) => {
    if (attribute?.kind !== "number") return [];
    const isPack = cells.map(
      (cell, code) => texts[code] !== "" && mayBePack(cell) && (amountIn(cell)?.pieces ?? 1) > 1,
    );
    const packs = rows.filter((row) => isPack[codes[row]!]);
    const stated = rows.filter((row) => texts[codes[row]!] !== "");
    if (packs.length > stated.length * MOST_PACKS) return [];
    const unit = attribute.unit ? ` ${attribute.unit}` : "";
    return packs.map((row) => {
      const code = codes[row]!;
      const message = `“${cells[code]}” is taken as ${texts[code]}${unit} in all.`;
      return { line: lines[row]!, path: header, message };
    });
  });
}
