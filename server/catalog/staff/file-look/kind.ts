import type { AttributeKind } from "@shared/contracts/attributes";
import { yesOrNo } from "../../csv/cells";
import { amountIn, sharedUnit } from "./amounts";
import type { Steps } from "../../../platform/work/steps";
import { countInSteps, countValuesInSteps, keysInSteps } from "./plan-attributes";

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const SEPARATORS = ["|", ";", ",", "/"] as const;
type Separator = (typeof SEPARATORS)[number];

type Amount = NonNullable<ReturnType<typeof amountIn>>;

export interface Kind {
  kind: AttributeKind;
  unit: string | null;
  separator: Separator;
  why: string;
}

/** The kind of a column by its cells that are not empty, with the unit in its header, and why; in steps. */
export function* kindInSteps(cells: readonly string[], headerUnit: string | null): Steps<Kind> {
  const kind = (name: AttributeKind, why: string, more: Partial<Kind> = {}): Kind => ({
    kind: name,
    unit: null,
    separator: "|",
    why,
    ...more,
  });
  if (cells.every((cell) => yesOrNo(cell) !== undefined)) {
    return kind("flag", "Every cell says yes or no.");
  }
  const amounts = yield* amountsInSteps(cells);
  const unit = amounts && sharedUnit(amounts.map((each) => each.unit));
  if (amounts && unit !== undefined) {
    const said = unit || headerUnit || null;
    const inUnit = said === null ? "" : ` in ${said}`;
    return amounts.some((each) => each.isRange)
      ? kind("range", `Cells are ranges of numbers${inUnit}.`, { unit: said })
      : kind("number", `Every cell is a number${inUnit}.`, { unit: said });
  }
  const { size: different } = yield* keysInSteps(cells, undefined);
  for (const separator of SEPARATORS) {
    if (!(yield* isList(cells, separator, different))) continue;
    const { size: length } = yield* keysInSteps(cells, separator);
    return kind(
      "choices",
      `Cells hold several of ${length} values, with ${separator} between them.`,
      {
        separator,
      },
    );
  }
  const few = Math.min(MAX_VALUES, Math.max(12, cells.length / 2));
  if (different <= few && cells.every((cell) => cell.length <= MAX_LABEL)) {
    return kind("choice", `There are ${different} different values.`);
  }
  return kind("text", `There are ${different} different texts, too many to choose from.`);
}

/** The amounts that cells say; undefined where one says none. */
function* amountsInSteps(cells: readonly string[]): Steps<Amount[] | undefined> {
  const amounts: Amount[] = [];
  for (const [at, cell] of cells.entries()) {
    if (at % 500 === 0) yield;
    const amount = amountIn(cell);
    if (!amount) return undefined;
    amounts.push(amount);
  }
  return amounts;
}

/** Whether cells, of so many values each as a whole, hold several: their parts are few, and come again in others. */
function* isList(
  cells: readonly string[],
  separator: Separator,
  different: number,
): Steps<boolean> {
  const several = yield* countInSteps(cells, (cell) => cell.includes(separator));
  if (several < 2 || several < cells.length / 20) return false;
  const { size } = yield* keysInSteps(cells, separator, MAX_VALUES);
  if (size > MAX_VALUES) return false;
  const parts = yield* countValuesInSteps(cells, separator);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    parts.length <= Math.max(6, total / 2) &&
    parts.every(({ label, key }) => label.length <= MAX_LABEL && /[\p{L}\p{N}]/u.test(key)) &&
    parts.length <= Math.max(12, different)
  );
}
