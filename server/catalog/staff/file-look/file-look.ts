import { reservedAttributes, type AttributeShape } from "@shared/contracts/attributes";
import {
  MAX_NAMED_VALUES,
  type ColumnLook,
  type ColumnPlan,
  type ColumnUse,
  type FileLook,
} from "@shared/contracts/file-look";
import { inTurns, type Steps } from "../../../platform/work/steps";
import { columnPrices } from "../../table/column-amounts";
import { isNotStated } from "../../table/not-stated";
import { plainCell, readTable, type Table } from "../../table/table";
import { kindInSteps, type Kind } from "./kind";
import { usesOf, type Column, type OwnUse } from "./column-uses";
import { idOf, isInternal, partsOfHeader, spelling } from "./own-columns";
import { attributeOf, countValuesInSteps, keysInSteps, separatorOf } from "./plan-attributes";
import { cellsReader } from "./read-cells";

const SAMPLES = 3;
const PREVIEW = 3;
const CURRENCIES: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP", R: "ZAR" };

/** The most rows that are no products that a look names. */
const MAX_LEFT_OUT = 50;
/**
 * What a file of products seems to hold, column by column, while others are served in between; `known` are the
 * attributes that there are. Throws a 400 that names the place of what cannot be read.
 */
export async function lookAt(
  file: Buffer,
  known: readonly AttributeShape[],
  sheet?: string,
): Promise<FileLook> {
  const table = await readTable(file, sheet);
  return inTurns(lookInSteps(table, known));
}

function* lookInSteps(table: Table, known: readonly AttributeShape[]): Steps<FileLook> {
  const { headers, rows, leftOut } = table;
  const columns: Column[] = [];
  for (const [place, header] of headers.entries()) {
    const cells = rows.map((row) => plainCell(row.cells[place]));
    yield;
    const filled = cells.filter((cell) => !isNotStated(cell));
    const distinct = new Map<string, number>();
    for (const cell of filled) distinct.set(cell, (distinct.get(cell) ?? 0) + 1);
    columns.push({ header, cells, filled, distinct });
    yield;
  }
  const uses = yield* usesOf(columns);
  const taken = new Set<string>([...reservedAttributes, ...known.map(({ id }) => id)]);
  const looks: ColumnLook[] = [];
  for (const column of columns) {
    looks.push(yield* lookOf(column, uses.get(column), known, taken));
    yield;
  }
  const has = (use: ColumnUse) => looks.some(({ plan }) => plan.use === use);
  const problems: string[] = [];
  if (!has("name")) problems.push("No column looks like the products’ names. Choose one.");
  return {
    rows: rows.length,
    sheets: table.sheets,
    sheet: table.sheet,
    headLine: table.headLine,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT),
    leftOutCount: leftOut.length,
    currency: currencyOf(columns.filter((column) => uses.get(column)?.use === "price")),
    columns: looks,
    problems,
    preview: rows.slice(0, PREVIEW).map(({ cells }) => cells.map(plainCell)),
  };
}

function* lookOf(
  column: Column,
  own: OwnUse | undefined,
  known: readonly AttributeShape[],
  taken: Set<string>,
): Steps<ColumnLook> {
  const { header, cells, filled, distinct } = column;
  const { name, unit: headerUnit } = partsOfHeader(header);
  const found = yield* kindInSteps(filled.length > 0 ? filled : ["-"], distinct, headerUnit);
  const isPrice = own?.use === "price" || own?.use === "special price";
  const { decimal, open } = isPrice ? columnPrices(distinct) : found;
  const samples = [...distinct.keys()].slice(0, SAMPLES).map((cell) => cell.slice(0, 120));
  const parts = found.kind === "choices" ? found.separator : undefined;
  const counted = yield* keysInSteps(filled, parts);
  const match = own ? undefined : knownFor(name, found, counted, known);
  const id = match?.id ?? idOf(name, taken);
  if (!own) taken.add(id);
  const left = own ? undefined : reasonToLeave(header, cells, filled, counted.size);
  const keepsUnit = found.kind === "number" || found.kind === "range";
  const plan: ColumnPlan = {
    use: own?.use ?? (left === undefined ? "attribute" : "left out"),
    attribute: {
      id,
      isKnown: match !== undefined,
      name: (keepsUnit ? name : header).slice(0, 100),
      kind: match?.kind ?? found.kind,
      unit: match ? (match.unit ?? null) : found.unit,
    },
    separator: own ? (filled.some((cell) => cell.includes("|")) ? "|" : ",") : found.separator,
    decimal,
    readAs: {},
    labels: {},
  };
  const values = ["choice", "choices"].includes(plan.attribute!.kind)
    ? (yield* countValuesInSteps(filled, separatorOf(plan))).slice(0, MAX_NAMED_VALUES)
    : [];
  const knownWhy = match && `The attribute ${match.id} is called so. ${found.why}`;
  return {
    header,
    why: own?.why ?? left ?? knownWhy ?? found.why,
    plan,
    stated: filled.length,
    samples,
    open,
    unread: yield* unreadInSteps(column, plan),
    values: values.map(({ key, label, count }) => ({ key, label, count })),
  };
}

/** How many cells cannot be read as what the column is: its import reads them by the same. */
function* unreadInSteps({ header, distinct }: Column, plan: ColumnPlan): Steps<number> {
  if (plan.use === "left out") return 0;
  const isListed = plan.attribute!.kind === "choice" || plan.attribute!.kind === "choices";
  if (plan.use === "attribute" && isListed) return 0;
  const attribute = plan.use === "attribute" ? attributeOf(header, plan, []) : undefined;
  const read = cellsReader(plan, attribute);
  let unread = 0;
  let at = 0;
  for (const [cell, count] of distinct) {
    if (at++ % 200 === 0) yield;
    if ("why" in read(cell)) unread += count;
  }
  return unread;
}

function reasonToLeave(header: string, cells: string[], filled: string[], values: number) {
  if (filled.length === 0) return "Every cell is empty.";
  if (values === 1 && filled.length === cells.length && cells.length > 1) {
    return "Every row says the same, so it tells no products apart.";
  }
  if (isInternal(header)) return "Its header names something for the shop, not for shoppers.";
  if (filled.every((cell) => /^https?:\/\//i.test(cell))) return "Its cells are addresses.";
  return undefined;
}

/** The attribute that a column is: called so, of the same kind and unit, with all of the column's values. */
function knownFor(
  name: string,
  { kind, unit }: Pick<Kind, "kind" | "unit">,
  values: ReadonlySet<string>,
  known: readonly AttributeShape[],
): AttributeShape | undefined {
  return known.find((each) => {
    if (each.isRetired || each.kind !== kind) return false;
    const names = [each.id, ...Object.values(each.label)].map(spelling);
    if (!names.includes(spelling(name))) return false;
    if (unit && each.unit && spelling(unit) !== spelling(each.unit)) return false;
    const words = new Set(
      each.values.flatMap((value) =>
        [value.id, ...Object.values(value.label), ...value.synonyms].map(spelling),
      ),
    );
    return each.values.length === 0 || [...values].every((key) => words.has(key));
  });
}

function currencyOf(columns: readonly Column[]): string | null {
  const text = columns.map(({ header, filled }) => `${header} ${filled[0] ?? ""}`).join(" ");
  const code = /\b(ZAR|EUR|USD|GBP|CHF|AUD|CAD|NZD|SEK|NOK|DKK)\b/.exec(text)?.[1];
  const sign = /[€$£]|\bR(?=\s?\d)/.exec(text)?.[0];
  return code ?? (sign === undefined ? null : (CURRENCIES[sign] ?? null));
}
