import { OTHER_COLUMNS, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import { columnOf, type TableColumn } from "../../table/table-columns";
import { isNotStated } from "../../table/not-stated";
import { MAX_OTHER_TEXT } from "../check-values";

/** What the columns become that are kept for search alone: one text, of which no finder asks. */
export const otherColumns: AttributeShape = {
  id: OTHER_COLUMNS,
  label: { en: "Other columns" },
  kind: "text",
  values: [],
  isRetired: false,
};

export const otherPlan: ColumnPlan = {
  use: "attribute",
  attribute: {
    id: OTHER_COLUMNS,
    isKnown: false,
    name: "Other columns",
    kind: "text",
    unit: null,
  },
  ...{ separator: "|", decimal: null, dateOrder: null, readAs: {}, isKeyPart: false, labels: {} },
};

const ROWS_A_STEP = 200;

/** The columns that are kept for search as one, a line for each that a row states; undefined without any. In steps. */
export function* otherColumn(
  columns: readonly TableColumn[],
  plans: readonly ColumnPlan[],
  rows: number,
): Steps<TableColumn | undefined> {
  const kept = columns.filter((_, place) => plans[place]!.use === "kept for search");
  if (kept.length === 0) return undefined;
  const stated = kept.map(({ header, distinct, codes }) => ({
    codes,
    lines: distinct.map((cell) =>
      isNotStated(cell) ? "" : `${header}: ${cell.replace(/\s+/g, " ").trim()}`,
    ),
  }));
  const texts: string[] = [];
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_A_STEP === 0) yield;
    const lines = stated.flatMap((each) => each.lines[each.codes[row]!] || []);
    texts.push(lines.join("\n").slice(0, MAX_OTHER_TEXT));
  }
  return columnOf(otherColumns.label.en!, texts, rows);
}
