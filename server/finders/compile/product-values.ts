import type { AttributeShape } from "@shared/contracts/attributes";
import { numberIn } from "@shared/finders/answers";
import { valuesOfProducts, type Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import { finite, joined, plain, valuesOf } from "@shared/finders/values";
import { ROWS_OF_STEP } from "../../engine/columns";
import { kept } from "../../engine/explain";
import { finish, type Steps } from "../../platform/work/steps";
import { walkedOf, type OpenQuestion, type ReadAnswers } from "./asked";
import type { FinderCatalog } from "./finder-catalog";
import { keyOf, lookedAtBy } from "./looked-at";

// Values that are worked out for each product: a month's feed of what a bag holds. They are named as attributes are.

type Values = FinderDocument["values"];

/** What a value is as an attribute of products. */
export const shapeOfValue = ({ id, name, unit }: Values[number]): AttributeShape => ({
  id,
  label: name ?? { en: id },
  kind: "number",
  unit: unit ?? null,
  values: [],
  isRetired: false,
});

/** The values of each product that a catalog's products state the numbers for. */
export const productValuesIn = (values: Values, { numbers }: FinderCatalog): Values => {
  const ofProducts = valuesOfProducts(values);
  return values.filter(({ id }, place) => {
    const needed = ofProducts.get(id);
    const isFirst = values.findIndex((each) => each.id === id) === place;
    return needed && isFirst && [...needed].every((number) => numbers.has(number));
  });
};

/** The values that are worked out for each product, as calculations by their ids: what looks at them looks at these. */
export const calculationsOfProducts = (values: Values): ReadonlyMap<string, Calculation> => {
  const ofProducts = valuesOfProducts(values);
  const own = values.filter(({ id }) => ofProducts.has(id)).map(({ id, is }) => [id, is] as const);
  // Of two with one id the first counts.
  return new Map(own.reverse());
};

/** Tells whether a value of each product lacks an answer: what looks at it does not apply yet. */
export function lacksAnswer(
  { values }: Pick<FinderDocument, "values">,
  open: readonly OpenQuestion[],
  read: ReadAnswers,
): (id: string) => boolean {
  const ofProducts = valuesOfProducts(values);
  if (ofProducts.size === 0) return () => false;
  const resolve = resolver(values, open, read, () => NOT_STATED);
  return (id) => ofProducts.has(id) && resolve({ value: id }) === undefined;
}

const NOT_STATED = new Float64Array();

interface Worked {
  key: string;
  catalog: FinderCatalog;
}

/** Of a document and a catalog the latest: the same request asks for it again. */
const latest = kept((_document: object, _catalog: FinderCatalog): { worked?: Worked } => ({}));

/** A catalog with what some answers make of each product; itself where a document works nothing out of products. */
export const withProductValues = (
  ...asked: Parameters<typeof withProductValuesInSteps>
): FinderCatalog => finish(withProductValuesInSteps(...asked));

/** The same in steps. */
export function* withProductValuesInSteps(
  document: Pick<FinderDocument, "values">,
  open: readonly OpenQuestion[],
  catalog: FinderCatalog,
  read: ReadAnswers,
): Steps<FinderCatalog> {
  const { values } = document;
  const there = productValuesIn(values, catalog);
  if (there.length === 0) return catalog;
  const lookedAt = lookedAtBy(
    there.map(({ id }) => ({ value: id })),
    calculationsOfProducts(values),
  );
  const key = keyOf(lookedAt, read);
  const known = latest(document, catalog);
  if (known.worked?.key === key) return known.worked.catalog;
  const resolve = resolver(values, open, read, (name) => catalog.numbers.get(name)!);
  const numbers = new Map(catalog.numbers);
  for (const { id } of there) {
    const found = resolve({ value: id });
    if (found === undefined) continue;
    const ofRow = typeof found === "number" ? () => found : found;
    const ofRows = new Float64Array(catalog.items.length);
    for (let row = 0; row < ofRows.length; row++) {
      if (row % ROWS_OF_STEP === ROWS_OF_STEP - 1) yield;
      ofRows[row] = plain(finite(ofRow(row))) ?? NaN;
    }
    numbers.set(id, ofRows);
  }
  const ownNumbers = new Set([...(catalog.ownNumbers ?? []), ...there.map(({ id }) => id)]);
  const worked = { ...catalog, numbers, ownNumbers };
  known.worked = { key, catalog: worked };
  return worked;
}

type OfRow = (row: number) => number;

/** Works calculations out as far as answers go: a number, or one of each row; `undefined` without an answer. */
function resolver(
  values: Values,
  open: readonly OpenQuestion[],
  read: ReadAnswers,
  numbersOf: (name: string) => Float64Array,
) {
  const ofProducts = valuesOfProducts(values);
  const underWay = new Set<string>();
  return resolve;

  function resolve(is: Calculation): number | OfRow | undefined {
    if (typeof is === "number") return is;
    if ("product" in is) {
      const numbers = numbersOf(is.product);
      return (row) => numbers[row]!;
    }
    if ("value" in is) return ofValue(is.value);
    if ("answer" in is) return numberIn(read.onTheWay[is.answer]);
    if ("optionsOf" in is) {
      const sum = valuesOf([{ id: "sum", is }], walkedOf(open, values), read.onTheWay);
      return sum.sum;
    }
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isMet(when, read.onTheWay, read.values));
      const part = band ? band.is : is.otherwise;
      return part === undefined ? undefined : resolve(part);
    }
    const [parts, join] = joined(is);
    const found: (number | OfRow)[] = [];
    for (const part of parts) {
      const each = resolve(part);
      if (each === undefined) return undefined;
      found.push(each);
    }
    const known = found.filter((each) => typeof each === "number");
    if (known.length === found.length) return join(known);
    // One list for all rows: a new one for each takes longer than to add it up.
    const numbers = new Array<number>(found.length);
    return (row) => {
      found.forEach((each, at) => (numbers[at] = typeof each === "number" ? each : each(row)));
      return join(numbers) ?? NaN;
    };
  }

  function ofValue(id: string): number | OfRow | undefined {
    if (!ofProducts.has(id)) return read.values[id];
    // One that is made of itself is never known.
    if (underWay.has(id)) return undefined;
    underWay.add(id);
    const found = resolve(values.find((each) => each.id === id)!.is);
    underWay.delete(id);
    return found;
  }
}
