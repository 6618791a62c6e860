import type { AttributeShape } from "@shared/contracts/attributes";
import { PREVIEW_ROWS, type ColumnPlan } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import type { TableColumn } from "../../table/table-columns";
import { attributeOf } from "./plan-attributes";
import { cellsReader } from "./read-cells";

/** A column of a table that a plan takes, read: each different cell once. */
export interface ReadColumn {
  header: string;
  plan: ColumnPlan;
  attribute?: AttributeShape | undefined;
  /** What each different cell was; its text and why it cannot be read are at the same place. */
  cells: readonly string[];
  texts: string[];
  whys: (string | undefined)[];
  /** Those that empty what a product states, whatever empty cells do. */
  emptied?: ReadonlySet<number>;
  /** Which of them stands in each row. */
  codes: Uint32Array;
  /** The same with one code for cells of one text. */
  same: Uint32Array;
}

const CELLS_A_STEP = 100;

/** Reads a column as its plan says, or that of an export of ours as it is; in steps. */
export function* readColumn(
  { header, distinct, codes }: TableColumn,
  plan: ColumnPlan,
  attribute: AttributeShape | undefined,
  isExport = false,
): Steps<ReadColumn> {
  const read = isExport ? (text: string) => ({ text }) : cellsReader(plan, attribute);
  const texts: string[] = [];
  const whys: (string | undefined)[] = [];
  const codeOf = new Map<string, number>();
  const sameOf = new Uint32Array(distinct.length);
  for (const [code, cell] of distinct.entries()) {
    if (code % CELLS_A_STEP === 0) yield;
    const reading = read(cell);
    const text = "text" in reading ? reading.text : "";
    texts.push(text);
    whys.push("why" in reading ? reading.why : undefined);
    if (!codeOf.has(text)) codeOf.set(text, code);
    sameOf[code] = codeOf.get(text)!;
  }
  yield;
  const same = codes.map((code) => sameOf[code]!);
  return { header, plan, attribute, cells: distinct, texts, whys, codes, same };
}

/** Reads the columns that plans take, in steps, where nobody knows yet what their attributes will be. */
export function* readColumns(
  columns: readonly TableColumn[],
  plans: readonly ColumnPlan[],
): Steps<ReadColumn[]> {
  const read: ReadColumn[] = [];
  for (const [place, plan] of plans.entries()) {
    if (plan.use === "left out" || plan.use === "kept for search") continue;
    const column = columns[place]!;
    const attribute =
      plan.use === "attribute" ? attributeOf(column.header, plan, new Map()) : undefined;
    read.push(yield* readColumn(column, plan, attribute));
  }
  return read;
}

export const textAt = ({ texts, codes }: ReadColumn, row: number): string => texts[codes[row]!]!;

/** The first of some rows as they are read, column by column, with the labels of values; null of columns that are not taken. */
export function previewOf(
  columns: readonly TableColumn[],
  read: readonly ReadColumn[],
  rows: readonly number[],
): (string | null)[][] {
  const readAt = new Map(read.map((column) => [column.header, column]));
  return rows.slice(0, PREVIEW_ROWS).map((row) =>
    columns.map(({ header }) => {
      const column = readAt.get(header);
      return column ? saidAt(column, row) : null;
    }),
  );
}

function saidAt(column: ReadColumn, row: number): string {
  const text = textAt(column, row);
  const { values = [] } = column.attribute ?? {};
  if (values.length === 0) return text;
  const labelOf = (id: string) => {
    const label = values.find((each) => each.id === id)?.label;
    return (label && Object.values(label)[0]) ?? id;
  };
  return text.split("|").map(labelOf).join("|");
}
