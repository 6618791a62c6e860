import type { ImportProblem } from "@shared/contracts/imports";
import type { Steps } from "../../../platform/work/steps";
import { amountIn, mayBePack } from "../../table/amounts";
import { textAt, type ReadColumn } from "./read-columns";

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

const ROWS_A_STEP = 2_000;

/** What becomes of rows that nobody was asked about: names and keys that are made, and packs that are multiplied. In steps. */
export function* toldOfRows(made: Made): Steps<ImportProblem[]> {
  const told = [...(yield* madeUp(made)), ...(yield* multiplied(made))];
  return told.sort((one, other) => one.line - other.line);
}

function* madeUp({ rows, keys, lines, columns, nameOf }: Made): Steps<ImportProblem[]> {
  const [key, name, group] = (["key", "name", "group"] as const).map((use) =>
    columns.find(({ plan }) => plan.use === use),
  );
  const lacks = (column: ReadColumn | undefined, row: number) =>
    column !== undefined && textAt(column, row) === "";
  let [grouped, unnamed] = [0, 0];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    if (!group || textAt(group, row) === "") continue;
    grouped += 1;
    if (lacks(name, row)) unnamed += 1;
  }
  // Where variants have no names as a rule, nobody waits to be told.
  const isUsual = unnamed > grouped * MOST_UNNAMED;
  const told: ImportProblem[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const line = lines[row]!;
    const isExpected = isUsual && group && textAt(group, row) !== "";
    if (lacks(name, row) && !isExpected) {
      const message = `It has none, so it is called “${nameOf(row)}”.`;
      told.push({ line, path: name!.header, message });
    }
    if (lacks(key, row)) {
      told.push({ line, path: key!.header, message: `It has none, so its key is “${keys[at]!}”.` });
    }
  }
  return told;
}

/** Cells such as "2 x 180 g" in a column where hardly any is written so: the weight of each may be meant. In steps. */
function* multiplied({ rows, lines, columns }: Made): Steps<ImportProblem[]> {
  const told: ImportProblem[] = [];
  for (const { header, attribute, cells, texts, codes } of columns) {
    yield;
    if (attribute?.kind !== "number") continue;
    const packs = new Set<number>();
    for (const [code, cell] of cells.entries()) {
      if (code % ROWS_A_STEP === 0) yield;
      const isPack = texts[code] !== "" && mayBePack(cell) && (amountIn(cell)?.pieces ?? 1) > 1;
      if (isPack) packs.add(code);
    }
    if (packs.size === 0) continue;
    const unit = attribute.unit ? ` ${attribute.unit}` : "";
    const found: ImportProblem[] = [];
    let stated = 0;
    for (const [at, row] of rows.entries()) {
      if (at % ROWS_A_STEP === 0) yield;
      const code = codes[row]!;
      if (texts[code] !== "") stated += 1;
      if (!packs.has(code)) continue;
      const message = `“${cells[code]}” is taken as ${texts[code]}${unit} in all.`;
      found.push({ line: lines[row]!, path: header, message });
    }
    if (found.length <= stated * MOST_PACKS) told.push(...found);
  }
  return told;
}
