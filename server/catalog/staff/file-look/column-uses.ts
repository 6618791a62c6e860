import type { ColumnUse } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";
import { useNamed } from "./own-columns";

/** The part of a column's cells that tell products apart, where it is their key; less where its header says so. */
const MOST_KEYS = 0.95;
const MOST_NAMED_KEYS = 0.8;
/** Prices that are printed, and seldom paid. */
const LISTED_PRICE = /\b(rrp|msrp|uvp|list|retail|recommended)\b/i;

/** A column of a file that is looked at. */
export interface Column {
  header: string;
  cells: string[];
  /** Those that state something. */
  filled: string[];
  /** The same, each once. */
  distinct: Distinct;
}

const isUnique = ({ header, cells, distinct }: Column) =>
  distinct.size >= cells.length * (useNamed(header) === "key" ? MOST_NAMED_KEYS : MOST_KEYS);

/** What every product has, and why a column is it. */
export interface OwnUse {
  use: ColumnUse;
  why: string;
}

/** The columns that say what every product has, each use once, with the reason. */
export function* usesOf(columns: readonly Column[]): Steps<Map<Column, OwnUse>> {
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
  const short = ({ cells, distinct }: Column) =>
    distinct.size === cells.length && cells.every((cell) => /^\S{1,100}$/.test(cell));
  const keys: ((column: Column) => boolean)[] = [
    ({ header }) => useNamed(header) === "key",
    ({ header }) => useNamed(header) === "gtin",
    (column) => short(column) && !useNamed(column.header) && !isAmounts(column),
  ];
  for (const isKey of keys) {
    const key = unique.find(isKey);
    const isWhole = key?.distinct.size === key?.cells.length;
    give(
      "key",
      key,
      `It is filled and different in ${isWhole ? "every row" : "nearly every row"}.`,
    );
  }
  const isListed = ({ header }: Column) => Number(LISTED_PRICE.test(header));
  for (const column of columns.toSorted((a, b) => isListed(a) - isListed(b))) {
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
  const isNamed = [...uses.values()].some(({ use }) => use === "name");
  const best = isNamed ? undefined : bestName(columns, uses);
  if (best)
    uses.set(best, {
      use: "name",
      why: "No header says name; its texts tell products apart best.",
    });
  return uses;
}

const isAmounts = ({ filled }: Column) => filled.every((cell) => /^[\d.,]+$/.test(cell));

/** A text of about so many letters is a name. */
const NAME_LENGTH = { min: 3, max: 90 };

/** The column whose short texts differ most, among those that are nothing else, and short descriptions. */
function bestName(
  columns: readonly Column[],
  uses: ReadonlyMap<Column, OwnUse>,
): Column | undefined {
  const candidates = columns.filter((column) => {
    const use = uses.get(column)?.use;
    if (use !== undefined && use !== "description") return false;
    const letters = column.filled.filter((cell) => /\p{L}{3}/u.test(cell));
    const length = column.filled.reduce((sum, cell) => sum + cell.length, 0) / column.filled.length;
    return (
      column.filled.length >= column.cells.length * 0.8 &&
      letters.length >= column.filled.length * 0.8 &&
      length >= NAME_LENGTH.min &&
      length <= NAME_LENGTH.max &&
      !column.filled.some((cell) => /^https?:/i.test(cell))
    );
  });
  return candidates.toSorted((a, b) => b.distinct.size - a.distinct.size)[0];
}
