import type { SameNames } from "@shared/contracts/file-look";
import { spelling } from "@shared/input/parts-of-cells";
import { namesKind } from "@shared/kind-names";
import type { Steps } from "../../../platform/work/steps";
import { keyWord, markOf } from "./made-keys";
import { textAt, type ReadColumn } from "./read-columns";

// Rows that are called alike: a stroller in three colors, each with a key of its own.

const ROWS_A_STEP = 500;
const CELLS_A_STEP = 10_000;
/** So many rows of one name say in what they differ: a file may have one name for all of its rows. */
const MAX_COMPARED = 50;
/** The part of the rows that share a name before it is asked, and the part of the names that are of one thing each. */
const SOME_SHARED = 0.05;
const MOST = 0.75;
/** Variants are proposed where the rows of a name differ in so many attributes at most: with a size its measures go. */
const MAX_DIFFERING = 2;
const MAX_WITH_SIZE = 4;
const SIZE = /(?<!\p{L})(?:sizes?|größen?|groesse|maat|maten|taille|pointure)(?!\p{L})/iu;
const MAX_HEADERS = 3;
/** How many are there, and how soon: no two sizes of a shoe agree in it. */
const OF_STOCK =
  /^(?:stock|qty|quantity|available|availability|bestand|menge|verfügbar(?:keit)?|voorraad|aantal|disponibilité|deliver(?:y|able)|lead time|dispatch|lieferzeit|lieferbar|levertijd|leverbaar|livraison|délai)(?!\p{L})/iu;

/** The rows of each name and brand that several have, in their order. In steps. */
function* rowsByName(
  columns: readonly ReadColumn[],
  rows: readonly number[],
): Steps<Map<string, number[]>> {
  const [name, brand] = (["name", "brand"] as const).map((use) =>
    columns.find(({ plan }) => plan.use === use),
  );
  const byName = new Map<string, number[]>();
  for (const [at, row] of name ? rows.entries() : []) {
    if (at % ROWS_A_STEP === 0) yield;
    const called = spelling(textAt(name!, row));
    if (called === "") continue;
    const whole = `${called}\n${brand ? spelling(textAt(brand, row)) : ""}`;
    const found = byName.get(whole);
    if (found) found.push(row);
    else byName.set(whole, [row]);
  }
  for (const [whole, { length }] of byName) if (length < 2) byName.delete(whole);
  return byName;
}

/**
 * The group of each row that shares its name and brand with others: a key that is made of the name, the same in each
 * file. In steps.
 */
export function* groupsOfNames(
  columns: readonly ReadColumn[],
  rows: readonly number[],
): Steps<Map<number, string>> {
  const byName = yield* rowsByName(columns, rows);
  const wordOf = (whole: string) => keyWord(whole.split("\n")[0]!, 60) || "group";
  const counts = new Map<string, number>();
  for (const whole of byName.keys())
    counts.set(wordOf(whole), (counts.get(wordOf(whole)) ?? 0) + 1);
  const groups = new Map<number, string>();
  for (const [whole, found] of byName) {
    const word = wordOf(whole);
    const own = counts.get(word)! > 1 ? `${word}-${markOf(whole)}` : word;
    for (const row of found) groups.set(row, own);
  }
  return groups;
}

/**
 * What has to be asked of rows that share their names: whether they are variants of one product. Undefined where few do,
 * or where those of a name are different kinds of things. In steps.
 */
export function* sameNamesIn(
  columns: readonly ReadColumn[],
  rows: readonly number[],
): Steps<SameNames | undefined> {
  const byName = yield* rowsByName(columns, rows);
  const shared = [...byName.values()].reduce((sum, { length }) => sum + length, 0);
  if (byName.size < 2 || shared < rows.length * SOME_SHARED) return undefined;
  const attributes = columns.filter(
    ({ plan, header }) => plan.use === "attribute" && !OF_STOCK.test(header.trim()),
  );
  const differing = new Map<ReadColumn, number>();
  let [ofOneKind, alike, cells] = [0, 0, 0];
  for (const all of byName.values()) {
    const found = all.slice(0, MAX_COMPARED);
    cells += found.length * attributes.length;
    if (cells > CELLS_A_STEP) {
      cells = 0;
      yield;
    }
    const others = attributes.filter((column) => differIn(column, found));
    if (others.some(({ header }) => namesKind(header))) continue;
    ofOneKind += 1;
    const hasSize = others.some(({ header }) => SIZE.test(header));
    if (others.length <= (hasSize ? MAX_WITH_SIZE : MAX_DIFFERING)) alike += 1;
    for (const column of others) differing.set(column, (differing.get(column) ?? 0) + 1);
  }
  if (ofOneKind < byName.size * MOST || differing.size === 0) return undefined;
  const [first] = byName.values();
  const name = columns.find(({ plan }) => plan.use === "name")!;
  return {
    names: byName.size,
    rows: shared,
    example: { name: textAt(name, first![0]!), rows: first!.length },
    differing: [...differing]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, MAX_HEADERS)
      .map(([{ header }]) => header),
    isProposed: alike >= byName.size * MOST,
  };
}

/** Whether rows state different things in a column; one that states nothing makes no difference. */
function differIn(column: ReadColumn, rows: readonly number[]): boolean {
  if (rows.every((row) => column.same[row] === column.same[rows[0]!])) return false;
  const said = new Set(rows.map((row) => spelling(textAt(column, row))).filter(Boolean));
  return said.size > 1;
}
