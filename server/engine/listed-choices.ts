import { listedKey } from "@shared/finders/listed-key";
import { bytesOf, textBytes, type Keep } from "../platform/memory/shared-bytes";
import type { ListedRow, ListedRows } from "./listed-for";

// What the rows of a list have for a key: the choices of somebody who is asked for it.

/** What rows have, and what it is found by. */
export interface ListedChoice {
  /** The text itself, which is the answer. */
  id: string;
  label: string;
  /** What texts that are called the same share. */
  key: string;
}

/** What was answered for another key, by its place. */
export interface GivenKey {
  place: number;
  text: string;
}

/** No range offers more numbers. */
export const MAX_NUMBERS = 300;

type Rows = ReadonlyMap<string, readonly ListedRow[]>;

/** What is kept of a list: of each car make the models, and so on. */
interface Index {
  /** By the places of texts that were given, and by these texts: the rows that have them. */
  rows: Keep<string, Rows>;
  choices: Keep<string, readonly ListedChoice[]>;
}

/** All lists share the bytes. */
const shared = bytesOf("lists");
const indexes = new WeakMap<ListedRows, Index>();
/** What it takes to keep a choice, or the rows of some texts, beside the key and the rows. */
const CHOICE_BYTES = 120;
const GROUP_BYTES = 150;
const ROW_BYTES = 16;

const sizeOfChoices = (choices: readonly ListedChoice[]): number =>
  choices.reduce((sum, { key }) => sum + CHOICE_BYTES + textBytes(key), 0);

function sizeOfRows(rows: Rows): number {
  let bytes = 0;
  for (const [key, { length }] of rows) bytes += GROUP_BYTES + textBytes(key) + ROW_BYTES * length;
  return bytes;
}

/**
 * What a list's rows have for the key at a place, beside what was given for others: texts in their order, each once, as
 * the first row writes it; of ranges the whole numbers that they cover, the greatest first. An open end ends with
 * `last`, and an open beginning begins where the rows' first one does.
 */
export function listedChoices(
  list: ListedRows,
  place: number,
  given: readonly GivenKey[],
  last: number,
): readonly ListedChoice[] {
  let index = indexes.get(list);
  if (!index) {
    index = { rows: shared.keep(sizeOfRows), choices: shared.keep(sizeOfChoices) };
    indexes.set(list, index);
  }
  const isRange = list.areRanges[place]!;
  // By what is understood of a text: what stands behind a number says nothing.
  const wanted = given.map(
    ({ place: of, text }) => [of, list.areRanges[of] ? parseFloat(text) : listedKey(text)] as const,
  );
  const name = JSON.stringify([place, isRange && last, wanted]);
  let choices = index.choices.get(name);
  if (!choices) {
    const rows = rowsWith(index, list, given);
    choices = isRange ? numbersOf(rows, place, last) : textsOf(rows, place);
    // What the list does not have may be any text, and is looked up in no time.
    if (rows.length > 0) index.choices.set(name, choices);
  }
  return choices;
}

/** The rows that have what was given. */
function rowsWith(
  index: Index,
  list: ListedRows,
  given: readonly GivenKey[],
): readonly ListedRow[] {
  const texts = given.filter(({ place }) => !list.areRanges[place]);
  const places = texts.map(({ place }) => place);
  const name = places.join();
  let byTexts = index.rows.get(name);
  if (!byTexts) index.rows.set(name, (byTexts = groupedBy(list, places)));
  const rows = byTexts.get(JSON.stringify(texts.map(({ text }) => listedKey(text)))) ?? [];
  const ranges = given.filter(({ place }) => list.areRanges[place]);
  return rows.filter(({ keys }) =>
    ranges.every(({ place, text }) => {
      const { min = -Infinity, max = Infinity } = rangeAt(keys, place);
      const number = parseFloat(text);
      return number >= min && number <= max;
    }),
  );
}

function groupedBy({ byTexts }: ListedRows, places: readonly number[]): Rows {
  const groups = new Map<string, ListedRow[]>();
  for (const rows of byTexts.values()) {
    // These rows have the same texts.
    const name = JSON.stringify(places.map((place) => listedKey(textAt(rows[0]!.keys, place))));
    const group = groups.get(name);
    if (group) for (const row of rows) group.push(row);
    else groups.set(name, [...rows]);
  }
  return groups;
}

const textAt = (keys: ListedRow["keys"], place: number) => {
  const cell = keys[place];
  return typeof cell === "string" ? cell : "";
};

const rangeAt = (keys: ListedRow["keys"], place: number) => {
  const cell = keys[place];
  return typeof cell === "object" ? cell : {};
};

function textsOf(rows: readonly ListedRow[], place: number): ListedChoice[] {
  const found = new Map<string, ListedChoice & { order: string }>();
  const seen = new Set<string>();
  for (const { keys } of rows) {
    const text = textAt(keys, place);
    if (seen.has(text)) continue;
    seen.add(text);
    const key = listedKey(text);
    if (!found.has(key)) found.set(key, { id: text, label: text, key, order: inOrder(key) });
  }
  return [...found.values()]
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ id, label, key }) => ({ id, label, key }));
}

/** Numbers in a text count as numbers: 9 stands before 10. */
const inOrder = (key: string) => key.replace(/\d+/g, (digits) => digits.padStart(8, "0"));

function numbersOf(rows: readonly ListedRow[], place: number, last: number): ListedChoice[] {
  const ranges = rows.map(({ keys }) => rangeAt(keys, place));
  const first = ranges
    .flatMap(({ min, max }) => min ?? max ?? [])
    .reduce((a, b) => Math.min(a, b), Infinity);
  const spans = ranges
    .map(({ min = first, max = Math.max(last, min) }) => [Math.ceil(min), Math.floor(max)] as const)
    .filter(([from, to]) => from <= to && Number.isFinite(from))
    .sort(([, a], [, b]) => b - a);
  const numbers: number[] = [];
  // The greatest ends come first: whatever is above the last number is there already.
  for (const [from, to] of spans) {
    for (let each = Math.min(to, (numbers.at(-1) ?? Infinity) - 1); each >= from; each -= 1) {
      if (numbers.length === MAX_NUMBERS) break;
      numbers.push(each);
    }
  }
  return numbers.map(String).map((text) => ({ id: text, label: text, key: text }));
}
