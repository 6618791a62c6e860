import type { Steps } from "../../../platform/work/steps";
import type { Column, OwnUse } from "./column-uses";
import type { WholeColumn } from "./key-parts";
import { isFamily, isRange, saysStyle } from "./own-columns";

/** The part of the rows that a group's column is stated in, that agree with it, and that have others beside them. */
const MOST_STATED = 0.7;
const MOST = 0.95;
const SOME_TOGETHER = 0.5;
/** Rows for one group, at least. */
const MIN_ROWS = 1.5;
/** What says what a thing is. */
const KIND =
  /^(?:(?:product )?(?:type|kind|category)|\p{L}*art|\p{L}*typ|kategorie|\p{L}*gruppe|\p{L}*soort|categorie|catégorie|famille|heading)$/iu;
const CATEGORY = /^(group|gruppe|handle)$/i;
/** As codes are written: no spaces, a digit and a letter. */
const CODE = /^(?=\S*\d)(?=\S*\p{L})\S{2,40}$/u;
/** What differs between variants, and what tells every row apart. */
const NO_DIFFERENCE = ["key", "gtin", "in stock", "page", "name", "brand"];

/** Gives the column of groups its use: the one that is called so, unless it is one of categories, or the one that looks so. */
export function* giveGroup(
  columns: readonly WholeColumn[],
  uses: Map<Column, OwnUse>,
): Steps<void> {
  const called = columns.find((column) => uses.get(column)?.use === "group");
  const name = columns.find((column) => uses.get(column)?.use === "name");
  // Rows of a category have many names.
  if (called && name && CATEGORY.test(called.header.trim()) && !tells(called, name, isSame))
    uses.delete(called);
  const group = yield* groupColumn(columns, uses);
  if (!group) return;
  const why = `It comes again in rows of one name that differ in ${group.differsIn}: their variants. Shoppers see the one that fits best, and beside it which others there are.`;
  uses.set(group.column, { use: "group", why });
}

/**
 * The column that comes again in rows of one name that differ in something else, with what they differ in; undefined where
 * there is none. Its header need not say so: "RB3025" stands in a row for each size of one frame.
 */
function* groupColumn(
  columns: readonly WholeColumn[],
  uses: ReadonlyMap<Column, OwnUse>,
): Steps<{ column: WholeColumn; differsIn: string } | undefined> {
  const useOf = (column: WholeColumn) => uses.get(column)?.use;
  const name = columns.find((column) => useOf(column) === "name");
  if (!name || columns.some((column) => useOf(column) === "group")) return undefined;
  for (const column of columns) {
    yield;
    if (uses.has(column) || column.partOf || !mayBeGroup(column)) continue;
    const isAlike = saysStyle(column.header) ? beginsAlike : isSame;
    if (!tells(column, name, isAlike)) continue;
    // A stove and the poker of its name are two things: whether they are variants is asked.
    if (
      columns.some((other) => KIND.test(other.header.trim()) && groupsThatDiffer(other, column) > 0)
    )
      continue;
    let most = { differsIn: "", groups: 0 };
    for (const other of columns) {
      yield;
      if (other === column || other === name || isLeft(useOf(other))) continue;
      const groups = groupsThatDiffer(other, column);
      if (groups > most.groups) most = { differsIn: other.header, groups };
    }
    if (most.groups > 0) return { column, differsIn: most.differsIn };
  }
  return undefined;
}

/** How many columns are asked about at most. */
const MAX_ASKED = 3;
/** The part of the rows that share a cell of such a column, and how many share one at most. */
const SOME_SHARED = 0.3;
const MOST_SHARED = 8;

/**
 * The places of columns whose rows may be variants of one product, where none is surely so: a family, a style, a range. It
 * is asked, for nobody wants two products as one.
 */
export function groupsToAsk(
  columns: readonly WholeColumn[],
  uses: ReadonlyMap<Column, OwnUse>,
): number[] {
  if ([...uses.values()].some(({ use }) => use === "group")) return [];
  return columns
    .flatMap((column, place) => {
      const { header, rows, stated, distinct } = column;
      if (uses.has(column) || column.partOf || !(isFamily(header) || isRange(header))) return [];
      if (stated < rows * MOST_STATED || distinct.size * MOST_SHARED < stated) return [];
      let shared = 0;
      for (const count of distinct.values()) if (count > 1) shared += count;
      return shared >= rows * SOME_SHARED ? [place] : [];
    })
    .slice(0, MAX_ASKED);
}

const isLeft = (use: string | undefined) => use !== undefined && NO_DIFFERENCE.includes(use);

function mayBeGroup({ header, rows, stated, distinct }: WholeColumn): boolean {
  if (stated < rows * MOST_STATED || distinct.size < 2 || distinct.size * MIN_ROWS > rows)
    return false;
  if (isFamily(header)) return true;
  const codes = [...distinct.keys()].filter((cell) => CODE.test(cell)).length;
  return codes >= distinct.size * MOST;
}

/** Whether two names are of one product. */
type AreAlike = (one: string, other: string) => boolean;
const isSame: AreAlike = (one, other) => one === other;

/** The part of the shorter of two names that they have in common, at their beginning: "Moppy black 22", "Moppy red 23". */
const MOST_IN_COMMON = 0.5;
const beginsAlike: AreAlike = (one, other) => {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common]!.toLowerCase() === other[common]!.toLowerCase())
    common += 1;
  return common >= shorter * MOST_IN_COMMON;
};

/** Whether rows of one cell have names of one product, and most have others beside them. */
function tells({ source, rows }: WholeColumn, name: WholeColumn, areAlike: AreAlike): boolean {
  const nameOf = new Int32Array(source.distinct.length).fill(-1);
  const counts = new Uint32Array(source.distinct.length);
  let [stated, agreeing] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const code = source.codes[row]!;
    const named = name.source.codes[row]!;
    if (source.distinct[code] === "") continue;
    stated += 1;
    counts[code]! += 1;
    // A variant may be called as the others are.
    const isUnnamed = name.source.distinct[named] === "";
    if (nameOf[code] === -1 && !isUnnamed) nameOf[code] = named;
    const own = name.source.distinct[nameOf[code]!] ?? "";
    if (isUnnamed || areAlike(own, name.source.distinct[named]!)) agreeing += 1;
  }
  let together = 0;
  for (const count of counts) if (count > 1) together += count;
  return agreeing >= stated * MOST && together >= rows * SOME_TOGETHER;
}

const inSmall = (cell: string) => cell.trim().toLowerCase();

/** How many groups have rows in which a column differs; capitals, and cells that say nothing, make no difference. */
function groupsThatDiffer({ source, rows }: WholeColumn, group: WholeColumn): number {
  const said = source.distinct.map(inSmall);
  const first: (string | undefined)[] = [];
  const differing = new Set<number>();
  for (let row = 0; row < rows; row++) {
    const code = group.source.codes[row]!;
    const cell = said[source.codes[row]!]!;
    if (cell === "") continue;
    if (first[code] === undefined) first[code] = cell;
    else if (first[code] !== cell) differing.add(code);
  }
  return differing.size;
}

/**
 * The words that two names begin with: "Dijon Grey" of "Dijon Grey 117x137" and "Dijon Grey 168x229"; the first of them
 * where they begin with none.
 */
export function commonWords(one: string, other: string): string {
  const [words, others] = [one.split(" "), other.split(" ")];
  let common = 0;
  while (common < words.length && words[common] === others[common]) common += 1;
  return common === 0 ? one : words.slice(0, common).join(" ");
}
