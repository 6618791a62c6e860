import { finderDocument, type FinderDocument } from "@shared/finders/document";

// What the bench puts in: a finder of 20 questions over 15,000 products and a list of what they are for, and a small one.

export const LARGE = "bench-large";
export const SMALL = "bench-small";
/** The catalog of both, the collection of its products, and the list. */
export const PRODUCTS = "bench-products";
export const LIST = "bench-cars";

const CHOICES = 15;
export const VALUES = 12;
export const MAKES = 40;
export const MODELS = 25;

const en = (text: string) => ({ en: text, af: `${text} (af)`, de: `${text} (de)` });
const attributeId = (at: number): string => `trait-${at}`;
export const valueId = (at: number): string => `value-${at}`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The attributes of the products, as staff make them. */
export const attributes = ids(CHOICES).map((at) => ({
  id: attributeId(at),
  label: en(`Trait ${at}`),
  kind: "choices",
  values: ids(VALUES).map((value) => ({ id: valueId(value), label: en(`Value ${value}`) })),
}));

const choice = (at: number, kind: "one" | "many") => ({
  id: `q${at}`,
  title: en(`Question ${at}`),
  ask: { kind },
  options: ids(VALUES).map((value) => ({
    id: `o${value}`,
    label: en(`Option ${value}`),
    rules: [
      {
        use: at % 5 === 0 ? "narrow" : "score",
        condition: { attribute: attributeId(at), hasAny: [valueId(value)] },
      },
    ],
  })),
});

const price = {
  id: "budget",
  title: en("Budget"),
  ask: { kind: "price", max: 50_000, step: 100, presets: [] },
  rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
};

const common = { schema: 1, locale: "en", title: en("Bench") };
const sections = [{ id: "all", catalogue: PRODUCTS, maxItems: 24 }];

/** Twenty questions: what products are, what they are for, and what they cost. */
export const largeDocument: FinderDocument = finderDocument.parse({
  ...common,
  questions: [
    ...ids(CHOICES).map((at) => choice(at, at % 3 === 0 ? "one" : "many")),
    {
      id: "make",
      title: en("Make"),
      ask: { kind: "find" },
      options: { listed: LIST, key: "make" },
    },
    {
      id: "model",
      title: en("Model"),
      ask: { kind: "find", after: ["make"] },
      options: { listed: LIST, key: "model" },
    },
    { id: "year", title: en("Year"), ask: { kind: "number", min: 1990, max: 2030 } },
    { id: "wheels", title: en("Wheels"), ask: { kind: "number", min: 0, max: 100_000 } },
    price,
  ],
  rules: [
    {
      id: "fits",
      weight: 30,
      rule: {
        use: "score",
        condition: {
          list: LIST,
          listedFor: [{ answer: "make" }, { answer: "model" }, { answer: "year" }],
        },
      },
    },
  ],
  sections,
});

/** Three questions. */
export const smallDocument: FinderDocument = finderDocument.parse({
  ...common,
  questions: [choice(1, "one"), choice(2, "many"), price],
  sections,
});
