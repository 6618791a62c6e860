import { reservedAttributes, type AttributeShape } from "@shared/contracts/attributes";
import {
  MAX_NAMED_VALUES,
  type ColumnLook,
  type ColumnPlan,
  type ColumnUse,
  type FileLook,
} from "@shared/contracts/file-look";
import { inTurns, type Steps } from "../../../platform/work/steps";
import { decimalInSteps } from "./amounts";
import { kindInSteps, type Kind } from "./kind";
import { idOf, isInternal, spelling, useNamed } from "./own-columns";
import { plainCell, readTable } from "./read-table";
import { countValuesInSteps, keysInSteps, separatorOf } from "./plan-attributes";

const SAMPLES = 3;
const PREVIEW = 3;
const CURRENCIES: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP", R: "ZAR" };

interface Column {
  header: string;
  cells: string[];
  filled: string[];
}

/**
 * What a file of products seems to hold, column by column, while others are served in between; `known` are the
 * attributes that there are. Throws a 400 that names the place of what cannot be read.
 */
export async function lookAt(file: Buffer, known: readonly AttributeShape[]): Promise<FileLook> {
  const table = await readTable(file);
  return inTurns(lookInSteps(table, known));
}

type Table = Awaited<ReturnType<typeof readTable>>;

function* lookInSteps({ headers, rows }: Table, known: readonly AttributeShape[]): Steps<FileLook> {
  const columns: Column[] = [];
  for (const [place, header] of headers.entries()) {
    const cells = rows.map((row) => plainCell(row.cells[place]));
    yield;
    columns.push({ header, cells, filled: cells.filter((cell) => cell !== "") });
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
  if (!has("key")) {
    problems.push("No column has another value in every row. Choose the one that is the key.");
  }
  if (!has("name")) problems.push("No column looks like the products’ names. Choose one.");
  return {
    rows: rows.length,
    currency: currencyOf(columns.filter((column) => uses.get(column)?.use === "price")),
    columns: looks,
    problems,
    preview: rows.slice(0, PREVIEW).map(({ cells }) => cells.map(plainCell)),
  };
}

const isUnique = ({ cells, filled }: Column) =>
  filled.length === cells.length && new Set(filled).size === filled.length;

interface OwnUse {
  use: ColumnUse;
  why: string;
}

/** The columns that say what every product has, each use once, with the reason. */
function* usesOf(columns: readonly Column[]): Steps<Map<Column, OwnUse>> {
  const uses = new Map<Column, OwnUse>();
  const give = (use: ColumnUse, column: Column | undefined, why: string) => {
    const isGiven = [...uses.values()].some((each) => each.use === use);
    if (column && !isGiven && !uses.has(column)) uses.set(column, { use, why });
  };
  const unique: Column[] = [];
  for (const column of columns) {
    if (isUnique(column)) unique.push(column);
    yield;
  }
  const short = (column: Column) => column.cells.every((cell) => /^\S{1,100}$/.test(cell));
  const keys: ((column: Column) => boolean)[] = [
    ({ header }) => useNamed(header) === "key",
    ({ header }) => useNamed(header) === "gtin",
    (column) => short(column) && !useNamed(column.header) && !isAmounts(column),
  ];
  for (const isKey of keys)
    give("key", unique.find(isKey), "It is filled and different in every row.");
  for (const column of columns) {
    const use = useNamed(column.header);
    if (use === undefined || use === "key" || column.filled.length === 0) continue;
    give(use, column, `Its header is ${column.header}.`);
  }
  const free = columns.filter((column) => !uses.has(column) && column.filled.length > 0);
  const all = (form: RegExp) => free.find(({ filled }) => filled.every((cell) => form.test(cell)));
  give(
    "picture",
    all(/^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif)(\?\S*)?$/i),
    "Its cells are addresses of pictures.",
  );
  give("page", all(/^https?:\/\/\S+$/i), "Its cells are addresses of pages.");
  return uses;
}

const isAmounts = ({ filled }: Column) => filled.every((cell) => /^[\d.,]+$/.test(cell));

function* lookOf(
  { header, cells, filled }: Column,
  own: OwnUse | undefined,
  known: readonly AttributeShape[],
  taken: Set<string>,
): Steps<ColumnLook> {
  const [, name = header, headerUnit = null] =
    /^(.*\S)\s*[([]([^)\]]{1,12})[)\]]$/.exec(header) ?? [];
  const found = yield* kindInSteps(filled.length > 0 ? filled : ["-"], headerUnit);
  const decimal = yield* decimalInSteps(filled);
  const samples = [...new Set(filled)].slice(0, SAMPLES).map((cell) => cell.slice(0, 120));
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
    values: values.map(({ key, label, count }) => ({ key, label, count })),
  };
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
