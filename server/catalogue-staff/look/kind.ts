import type { AttributeKind } from "@shared/contracts/attributes";
import { amountIn, sharedUnit } from "./amounts";
import { countValues, flagIn } from "./values";

const MAX_VALUES = 200;
const MAX_LABEL = 60;
const SEPARATORS = ["|", ";", ",", "/"] as const;
type Separator = (typeof SEPARATORS)[number];

interface Kind {
  kind: AttributeKind;
  unit: string | null;
  separator: Separator;
  why: string;
}

/** The kind of a column by its cells that are not empty, with the unit in its header, and why. */
export function kindOf(cells: readonly string[], headerUnit: string | null): Kind {
  const kind = (name: AttributeKind, why: string, more: Partial<Kind> = {}): Kind => ({
    kind: name,
    unit: null,
    separator: "|",
    why,
    ...more,
  });
  if (cells.every((cell) => flagIn(cell) !== undefined)) {
    return kind("flag", "Every cell says yes or no.");
  }
  const amounts = cells.map(amountIn);
  const unit = sharedUnit(amounts.map((each) => each?.unit ?? ""));
  if (amounts.every((each) => each !== undefined) && unit !== undefined) {
    const said = unit || headerUnit || null;
    const inUnit = said === null ? "" : ` in ${said}`;
    return amounts.some((each) => each.isRange)
      ? kind("range", `Cells are ranges of numbers${inUnit}.`, { unit: said })
      : kind("number", `Every cell is a number${inUnit}.`, { unit: said });
  }
  const separator = SEPARATORS.find((each) => isList(cells, each));
  if (separator !== undefined) {
    const { length } = countValues(cells, separator);
    return kind(
      "choices",
      `Cells hold several of ${length} values, with ${separator} between them.`,
      {
        separator,
      },
    );
  }
  const { length } = countValues(cells, undefined);
  const few = Math.min(MAX_VALUES, Math.max(12, cells.length / 2));
  if (length <= few && cells.every((cell) => cell.length <= MAX_LABEL)) {
    return kind("choice", `There are ${length} different values.`);
  }
  return kind("text", `There are ${length} different texts, too many to choose from.`);
}

/** Whether cells hold several values: their parts are few, and come again in other cells. */
function isList(cells: readonly string[], separator: Separator): boolean {
  const several = cells.filter((cell) => cell.includes(separator)).length;
  if (several < 2 || several < cells.length / 20) return false;
  const parts = countValues(cells, separator);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    parts.length <= MAX_VALUES &&
    parts.length <= Math.max(6, total / 2) &&
    parts.every(({ label, key }) => label.length <= MAX_LABEL && /[\p{L}\p{N}]/u.test(key)) &&
    parts.length <= Math.max(12, countValues(cells, undefined).length)
  );
}
