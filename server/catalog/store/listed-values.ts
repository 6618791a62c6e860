import type { StatedValue, StatedValues } from "@shared/contracts/attributes";
import { listedKey } from "@shared/finders/listed-key";
import { spellingKey } from "@shared/input/spelling-key";
import type { Stated } from "../../engine/columns";
import { rowsOf, type ListedRow, type ListedRows, type ListedValue } from "../../engine/listed-for";
import type { CatalogAttribute, CatalogDefinition } from "./catalog-definition";
import { isWorkedOut } from "./specified-attributes";
import { valueFinder } from "./words";

// Lists whose rows have values of an attribute: how a row's words are those of products, and what it states of them.

type Attributes = CatalogDefinition["attributes"];

/** The id that a word of a row is called by; its spelling where no value is called so. */
type FindValue = (word: string) => string;

/** Finds an attribute's value as a shop's table writes it: by its name, or else by the one that is spelled nearly so. */
function valueFinderOf(attribute: CatalogAttribute | undefined): FindValue {
  if (!attribute || !hasValues(attribute)) return spellingKey;
  const byName = valueFinder(attribute);
  const bySpelling = new Map<string, string | null>();
  for (const { id, label, isRetired } of attribute.values) {
    for (const name of isRetired ? [] : [id, ...Object.values(label)]) {
      const key = spellingKey(name);
      const other = bySpelling.get(key);
      bySpelling.set(key, other === undefined || other === id ? id : null);
    }
  }
  return (word) => byName(word) ?? bySpelling.get(spellingKey(word)) ?? spellingKey(word);
}

const hasValues = ({ kind }: CatalogAttribute) => kind === "choice" || kind === "choices";

/** Reads values of rows as products state them; what no value is called is compared by its spelling. */
export function listedValueReader(attributes: Attributes) {
  const finders = new Map<string, FindValue>();
  return (attribute: string, value: ListedValue): Stated => {
    if (typeof value !== "string") return value;
    let find = finders.get(attribute);
    if (!find) finders.set(attribute, (find = valueFinderOf(attributes.get(attribute))));
    return find(value);
  };
}

/** The lists that state values of a catalog's products: those whose attributes it has. */
export function fillsOf({ attributes }: CatalogDefinition, lists: ReadonlyMap<string, ListedRows>) {
  const has = (id: string) => attributes.has(id);
  return [...lists.values()].filter(
    ({ attribute, keyAttributes }) =>
      attribute !== null &&
      has(attribute) &&
      !isWorkedOut(attributes.get(attribute)!) &&
      keyAttributes.every((each) => each !== null && (each === "brand" || has(each))),
  );
}

export const isSameFills = (
  before: readonly ListedRows[] = [],
  after: readonly ListedRows[] = [],
): boolean => before.length === after.length && before.every((each, at) => each === after[at]);

/** What a row of a list says besides the value that a product has from it. */
export interface ListNote {
  attribute: string;
  text: string;
}

/** What lists state of a product that does not state it itself, added to what it states; with their rows' notes, if any. */
export type Fill = (
  values: StatedValues,
  brand: string | null,
) => { values: StatedValues; notes?: ListNote[] | undefined };

/** Fills what a catalog's products do not state from its lists. What a product states itself wins. */
export function fillReader({ attributes, fills = [] }: CatalogDefinition): Fill {
  const all = fills.map((list) => [list.attribute!, listReader(list, attributes)] as const);
  if (all.length === 0) return (values) => ({ values });
  return (values, brand) => {
    const filled = { ...values };
    let notes: ListNote[] | undefined;
    for (const [attribute, read] of all) {
      if (Object.hasOwn(filled, attribute)) continue;
      // By what the product states itself: no list stands on another.
      const { value, notes: said } = read(values, brand);
      if (value === undefined) continue;
      filled[attribute] = value;
      for (const text of said ?? []) (notes ??= []).push({ attribute, text });
    }
    return { values: filled, notes };
  };
}

/** What a list says of a product: the value, if it says one; and whether any row is for what the product states. */
export interface Said {
  value?: StatedValue | undefined;
  /** What the rows say besides, where any does. */
  notes?: readonly string[];
  isListed: boolean;
  /** Whether the product states all that rows are found by. */
  isAsked: boolean;
}

const UNLISTED: Said = { isListed: false, isAsked: false };

/** Looks up what a list says of products by what they state. */
export function listReader(list: ListedRows, attributes: Attributes) {
  const { areRanges, keyAttributes } = list;
  const finders = keyAttributes.map((id) =>
    valueFinderOf(id === null ? undefined : attributes.get(id)),
  );
  const texts = areRanges.flatMap((isRange, place) => (isRange ? [] : [place]));
  const ranges = areRanges.flatMap((isRange, place) => (isRange ? [place] : []));
  const nameOf = (place: number, word: string) => listedKey(finders[place]!(word));
  const rows = new Map<string, ListedRow[]>();
  for (const row of rowsOf(list)) {
    const name = JSON.stringify(texts.map((place) => nameOf(place, row.keys[place] as string)));
    const found = rows.get(name);
    if (found) found.push(row);
    else rows.set(name, [row]);
  }
  const attribute = attributes.get(list.attribute!)!;
  const join = joiner(attribute, listedValueReader(attributes));
  return (values: StatedValues, brand: string | null): Said => {
    const stated = (place: number): StatedValue | undefined => {
      const id = keyAttributes[place]!;
      if (id === "brand") return brand ?? undefined;
      return Object.hasOwn(values, id) ? values[id] : undefined;
    };
    const numbers = ranges.map((place) => stated(place));
    if (numbers.some((each) => typeof each !== "number")) return UNLISTED;
    let names: string[][] = [[]];
    for (const place of texts) {
      const words = wordsOf(stated(place)).map((word) => nameOf(place, word));
      names = names.flatMap((before) => words.map((word) => [...before, word]));
    }
    const found = names
      .flatMap((name) => rows.get(JSON.stringify(name)) ?? [])
      .filter(({ keys }) =>
        ranges.every((place, at) => isWithin(keys[place]!, numbers[at] as number)),
      );
    if (found.length === 0) return { isListed: false, isAsked: names.length > 0 };
    const notes = [...new Set(found.map(({ note }) => note))].filter((note) => note !== "");
    return {
      value: join(found),
      isListed: true,
      isAsked: true,
      ...(notes.length > 0 && { notes }),
    };
  };
}

const wordsOf = (value: StatedValue | undefined): string[] => {
  if (Array.isArray(value)) return value;
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
};

const isWithin = (cell: ListedRow["keys"][number], number: number) =>
  typeof cell === "object" && number >= (cell.min ?? -Infinity) && number <= (cell.max ?? Infinity);

/** One value of what rows say: all of them where an attribute takes several, else nothing where they differ. */
function joiner(
  { id, kind, values }: CatalogAttribute,
  understood: (attribute: string, value: ListedValue) => Stated,
): (rows: readonly ListedRow[]) => StatedValue | undefined {
  const known = new Set(values.map((each) => each.id));
  // Products share what is equal: 100,000 lists of their own take five times the memory.
  const made = new Map<string, StatedValue | undefined>();
  const join = (all: ReadonlySet<ListedValue>): StatedValue | undefined => {
    // A text stays as the row writes it.
    const words = [...all].map((each) =>
      kind === "text" || kind === "date" ? each : understood(id, each),
    );
    if (kind === "choices") {
      const ids = words.filter((each) => typeof each === "string" && known.has(each)) as string[];
      return ids.length === 0 ? undefined : [...new Set(ids)].sort();
    }
    const [word, ...others] = new Set(words.map((each) => JSON.stringify(each)));
    if (word === undefined || others.length > 0) return undefined;
    const value = JSON.parse(word) as ListedValue;
    if (kind === "choice") return typeof value === "string" && known.has(value) ? value : undefined;
    if (kind === "range") {
      if (typeof value === "number") return { min: value, max: value };
      return typeof value === "object" ? value : undefined;
    }
    const type = { number: "number", flag: "boolean", date: "string", text: "string" }[kind];
    return typeof value === type ? value : undefined;
  };
  return (rows) => {
    const all = new Set(rows.flatMap(({ value }) => value ?? []));
    const name = JSON.stringify([...all]);
    if (!made.has(name)) made.set(name, join(all));
    return made.get(name);
  };
}
