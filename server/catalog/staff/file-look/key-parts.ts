import type { Steps } from "../../../platform/work/steps";
import type { TableColumn } from "../../table/table-columns";
import { numbersRows, type Column, type OwnUse } from "./column-uses";

/** The part of the rows that their keys have to tell apart. */
const MOST = 0.95;
const MAX_CANDIDATES = 12;

/** A column with the cells of each row. */
export type WholeColumn = Column & { source: TableColumn };

const NO_PARTS = [
  "price",
  "special price",
  "in stock",
  "picture",
  "page",
  "description",
  "short description",
  "left out",
];

/**
 * The one, two or three columns that tell nearly all rows apart where none is the key: the name, and what else is filled
 * nearly everywhere. Empty where there are none.
 */
export function* keyParts(
  columns: readonly WholeColumn[],
  uses: ReadonlyMap<Column, OwnUse>,
): Steps<WholeColumn[]> {
  const used = [...uses.values()].map(({ use }) => use);
  if (used.includes("key")) return [];
  const useOf = (column: WholeColumn) => uses.get(column)?.use ?? "attribute";
  const candidates = columns
    .filter(
      (column) =>
        !column.partOf &&
        column.stated >= column.rows * MOST &&
        column.distinct.size > 1 &&
        !numbersRows(column) &&
        !NO_PARTS.includes(useOf(column)),
    )
    .toSorted((a, b) => b.distinct.size - a.distinct.size);
  const name = candidates.find((column) => useOf(column) === "name");
  const others = candidates.filter((column) => column !== name).slice(0, MAX_CANDIDATES);
  const sets = [
    ...(name ? [[name], ...others.map((each) => [name, each])] : []),
    ...pairsOf(others),
    ...(name ? pairsOf(others).map((pair) => [name, ...pair]) : []),
  ];
  for (const set of sets) {
    yield;
    if (differentRows(set) >= set[0]!.rows * MOST) return set;
  }
  return [];
}

const pairsOf = (columns: readonly WholeColumn[]) =>
  columns.flatMap((one, at) => columns.slice(at + 1).map((other) => [one, other]));

/** How many rows of these columns differ from all others. */
function differentRows(columns: readonly WholeColumn[]): number {
  const seen = new Set<number>();
  const rows = columns[0]!.rows;
  for (let row = 0; row < rows; row++) {
    let code = 0;
    for (const { source } of columns) code = code * source.distinct.length + source.codes[row]!;
    seen.add(code);
  }
  return seen.size;
}
