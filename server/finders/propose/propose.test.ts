// Longer than 200 lines: what is asked of many catalogs, case by case.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import type { Option } from "@shared/finders/question";
import { checkDocument } from "../check/check-document";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import { anyCatalogOf, anyProducts } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { finish } from "../../platform/work/steps";
import { numberQuestion } from "./number-question";
import { proposeInSteps } from "./propose";
import { titleOf } from "./title-of";
import { isArticleData, isFact } from "./what-to-ask";

const propose = (catalog: AnyCatalog, locale = "en") => finish(proposeInSteps(catalog, locale));

const known = {
  attributes: new Map(sampleAttributes.map((each) => [each.id, each])),
  catalogs: new Set([sampleCatalog]),
};

test("what is proposed for any catalog can be published as it is, and asks of nothing that is retired", () => {
  let proposed = 0;
  fc.assert(
    fc.property(anyProducts(sampleAttributes), (products) => {
      const questions = propose(anyCatalogOf(products, sampleAttributes, sampleCatalog));
      expect(questions.length).toBeLessThanOrEqual(8);
      if (questions.length === 0) return;
      proposed += 1;
      const document = finderDocument.parse({
        schema: 1,
        locale: "en",
        title: { en: "Proposed" },
        questions,
        sections: [{ id: "main", catalogue: sampleCatalog }],
      });
      const { faults, warnings } = checkDocument(document, known);
      expect(faults).toEqual([]);
      expect(warnings.filter(({ message }) => message.includes("changes nothing"))).toEqual([]);
      expect(questions.map(({ id }) => id)).not.toContain("laces");
    }),
    { numRuns: 300 },
  );
  expect(proposed).toBeGreaterThan(50);
});

test("nothing is proposed of what most products do not state, or all state alike", () => {
  const product = (at: number, values: Record<string, string>) => ({
    ...productOf(`p${at}`),
    values,
  });
  const questionsOf = (values: Record<string, string>[]) =>
    propose(
      anyCatalogOf(
        values.map((each, at) => product(at, each)),
        sampleAttributes,
        sampleCatalog,
      ),
    ).map(({ id }) => id);
  expect(questionsOf([{ width: "wide" }, { width: "narrow" }, {}])).toEqual(["width"]);
  expect(questionsOf([{ width: "wide" }, {}, {}])).toEqual([]);
  expect(questionsOf([{ width: "wide" }, { width: "wide" }])).toEqual([]);
  expect(questionsOf([])).toEqual([]);
});

test.each([
  [["FW24", "SS25"], true],
  [["Winter 2024", "Summer 2024"], true],
  [["3-Season", "Winter", "Summer"], false],
])("a season of %j is what no shopper is asked: %s", (values, isArticle) => {
  const season = {
    ...sampleAttributes[0]!,
    id: "season",
    label: { en: "Season" },
    values: values.map((id) => ({ id, label: { en: id }, synonyms: [], isRetired: false })),
  };
  expect(isArticleData(season)).toBe(isArticle);
});

test.each([
  ["Warranty (mo)", true],
  ["Garantie (Jahre)", true],
  ["Pack Size", true],
  ["Verpackungseinheit", true],
  ["Lief. Nr.", true],
  ["Supplier code", true],
  ["Tank size", false],
  ["Package weight class", false],
  ["Backpack volume", false],
])("%s is what no shopper is asked: %s", (name, isArticle) => {
  const attribute = { ...sampleAttributes[0]!, id: "a", label: { en: name } };
  expect(isArticleData(attribute)).toBe(isArticle);
});

/** A choice of so many values, each stated twice. */
const choiceOf = (id: string, label: string, count: number) => {
  const values = Array.from({ length: count }, (_, at) => `${id}-${at}`);
  const attribute = {
    ...sampleAttributes[0]!,
    id,
    label: { en: label },
    values: values.map((each) => ({
      id: each,
      label: { en: `Value ${each}` },
      synonyms: [],
      isRetired: false,
    })),
  };
  return { attribute, values: [...values, ...values] };
};

test.each([
  ["Suitable for", 12, { kind: "one", as: "cards" }],
  ["Suitable for", 40, { kind: "many", as: "chips" }],
  ["Suitable for", 41, { kind: "find" }],
  ["Closure", 20, { kind: "many", as: "chips" }],
  ["Closure", 21, undefined],
])("%s of %i values is asked by %o", (label, count, ask) => {
  const { attribute, values } = choiceOf("of", label, count);
  const products = values.map((value, at) => ({ ...productOf(`p${at}`), values: { of: value } }));
  expect(propose(anyCatalogOf(products, [attribute], sampleCatalog))[0]?.ask).toEqual(ask);
});

test("answers of their own are in the language of the finder, too", () => {
  const values = ["ja", "nein", "automatisch"].map((id) => ({
    ...{ id, label: { en: id }, synonyms: [], isRetired: false },
  }));
  const attribute = { ...sampleAttributes[0]!, id: "threader", label: { en: "Einfädler" }, values };
  const products = [...values, ...values].map(({ id }, at) => ({
    ...productOf(`p${at}`),
    values: { threader: id },
  }));
  const catalog = anyCatalogOf(products, [attribute], sampleCatalog);
  expect(propose(catalog, "de")[0]?.options).toMatchObject([
    { label: { de: "ja" } },
    { label: { de: "automatisch" } },
    { exclusive: "not-sure" },
  ]);
});

test("of codes for water each answer is for what is better, too", () => {
  const values = ["IPX4", "IP67", "IPX8 (1 m)"].map((label) => ({
    ...{ id: label.toLowerCase().slice(0, 4), label: { en: label } },
    ...{ synonyms: [], isRetired: false },
  }));
  const attribute = { ...sampleAttributes[0]!, id: "water", label: { en: "Water" }, values };
  const products = [...values, ...values].map(({ id }, at) => ({
    ...productOf(`p${at}`),
    values: { water: id },
  }));
  expect(propose(anyCatalogOf(products, [attribute], sampleCatalog))[0]?.options).toMatchObject([
    { label: { en: "IPX4+" }, rules: [{ condition: { oneOf: ["ipx4", "ip67", "ipx8"] } }] },
    { label: { en: "IPX7+" }, rules: [{ condition: { oneOf: ["ip67", "ipx8"] } }] },
    { label: { en: "IPX8" }, rules: [{ condition: { oneOf: ["ipx8"] } }] },
  ]);
});

test("what a thing looks like is asked when it is clear what it has to do", () => {
  const [color, closure] = [choiceOf("color", "Color", 3), choiceOf("closure", "Closure", 3)];
  const products = color.values.map((value, at) => ({
    ...productOf(`p${at}`),
    values: { color: value, ...(at > 1 && { closure: closure.values[at]! }) },
  }));
  const attributes = [color.attribute, closure.attribute];
  const asked = propose(anyCatalogOf(products, attributes, sampleCatalog));
  expect(asked.map(({ id }) => id)).toEqual(["closure", "color"]);
});

test("a range is asked as the number that it is for", () => {
  const tanks = {
    id: "tank",
    label: { en: "Tank size" },
    kind: "range" as const,
    unit: "l",
    values: [],
    sizes: null,
    isRetired: false,
  };
  const products = [50, 100, 150].map((min, at) => ({
    ...productOf(`p${at}`),
    values: { tank: { min, max: min * 2 } },
  }));
  const [question] = propose(anyCatalogOf(products, [tanks], sampleCatalog));
  expect(question).toMatchObject({
    title: { en: "Which tank size?" },
    ask: { kind: "number", unit: "l", min: 0, max: 300, step: 1 },
    rules: [{ use: "filter", condition: { attribute: "tank", contains: { answer: "tank" } } }],
  });
});

test("a range of shoe sizes is asked for from the least on, in halves though a few are in thirds", () => {
  const size = {
    ...sampleAttributes[0]!,
    id: "size",
    label: { de: "Schuhgröße" },
    kind: "range" as const,
    unit: "EU",
    values: [],
  };
  const products = Array.from({ length: 20 }, (_, at) => ({
    ...productOf(`p${at}`),
    values: { size: { min: 36.5 + (at % 3), max: at === 7 ? 49.33 : 48.5 } },
  }));
  expect(propose(anyCatalogOf(products, [size], sampleCatalog), "de")).toMatchObject([
    { ask: { kind: "number", unit: "EU", min: 36, max: 50, step: 0.5 } },
  ]);
});

test("who measures their head is asked for it, as a must, and not for a maker's letters", () => {
  const head = {
    ...sampleAttributes[0]!,
    id: "head",
    label: { en: "Head circumference" },
    kind: "range" as const,
    unit: "cm",
    values: [],
  };
  const letters = ["S", "M", "L"].map((id) => ({
    ...{ id, label: { en: id }, synonyms: [], isRetired: false },
  }));
  const size = {
    ...head,
    id: "size",
    label: { en: "Size" },
    kind: "choice" as const,
    unit: null,
    values: letters,
  };
  const products = ["S", "M", "L"].map((letter, at) => ({
    ...productOf(`p${at}`),
    values: { size: letter, head: { min: 50 + at * 4, max: 54 + at * 4 } },
  }));
  expect(propose(anyCatalogOf(products, [size, head], sampleCatalog))).toMatchObject([
    { id: "head", fact: true, rules: [{ use: "filter" }] },
  ]);
  // Where hardly any product states it, the letters are all that there is.
  const seldom = products.map(({ values, ...each }, at) => ({
    ...each,
    values: at === 0 ? values : { size: values.size },
  }));
  const asked = propose(anyCatalogOf(seldom, [size, head], sampleCatalog));
  expect(asked.map(({ id }) => id)).toEqual(["size"]);
});

test("of numbers among which are a few ranges the nearer to the answer is the better", () => {
  const power = {
    ...sampleAttributes[0]!,
    id: "power",
    label: { en: "Power" },
    kind: "range" as const,
    unit: "W",
    values: [],
  };
  // The last one is far out.
  const products = [600, 700, 900, 1300, 20_000].map((min, at) => ({
    ...productOf(`p${at}`),
    values: { power: { min, max: at === 3 ? 1400 : min } },
  }));
  expect(propose(anyCatalogOf(products, [power], sampleCatalog))).toMatchObject([
    { rules: [{ use: "score", earn: { by: "distance", attribute: "power", none: 350 } }] },
  ]);
});

test.each(["range", "number"] as const)(
  "of noise as a %s the lower is the better, if somebody minds",
  (kind) => {
    const noise = {
      ...sampleAttributes[0]!,
      id: "noise",
      label: { nl: "Geluid" },
      kind,
      unit: "dB",
      values: [],
    };
    const products = [62, 69, 78].map((min, at) => ({
      ...productOf(`p${at}`),
      values: { noise: kind === "number" ? min : { min, max: min } },
    }));
    expect(propose(anyCatalogOf(products, [noise], sampleCatalog))).toMatchObject([
      {
        title: { nl: "Moet het stil zijn?" },
        options: [
          {
            rules: [
              { use: "score", earn: { by: "relative", attribute: "noise", better: "lower" } },
            ],
          },
          { exclusive: "not-sure" },
        ],
      },
    ]);
  },
);

test.each(["Belastbar bis", "Max. load", "Max load (kg)", "Tragkraft", "Weight limit"])(
  "of %s products have as much as is needed, or more",
  (label) => {
    const [weight] = sampleAttributes.filter(({ id }) => id === "weight");
    const products = [100, 120, 150].map((weight, at) => ({
      ...productOf(`p${at}`),
      values: { weight },
    }));
    const called = { ...weight!, label: { en: label } };
    expect(propose(anyCatalogOf(products, [called], sampleCatalog))).toMatchObject([
      {
        ask: { kind: "number", unit: "g", min: 0, max: 150, step: 1 },
        rules: [
          { use: "filter", condition: { attribute: "weight", atLeast: { answer: "weight" } } },
        ],
      },
    ]);
  },
);

test.each([
  ["Type", "What are you looking for?"],
  ["Produktgruppe", "What are you looking for?"],
  ["Colour", "Which colour?"],
  ["Frame Colour", "Which frame colour?"],
  ["UK Sizes", "Which UK sizes?"],
  ["Grade", "Which grade?"],
  ["Intended use", "What is it for?"],
  ["Farbe", "Which color?"],
  ["Power", "Power?"],
  ["Suitable for", "What is it to be suitable for?"],
  ["Belastbar bis", "Belastbar bis?"],
  ["Maße: width", "Maße: width?"],
  ["PEI", "PEI?"],
  ["Gender", "Who is it for?"],
  ["Tierart", "For which animal?"],
])("what is called %s is asked: %s", (label, question) => {
  expect(titleOf(label, "en")).toBe(question);
});

test.each([
  ["Age from", "For what age?"],
  ["Personen", "For how many people?"],
  ["Breite (cm)", "How wide?"],
  ["Power", "How powerful?"],
  ["Tank size", "Which tank size?"],
  ["Ah", "How many Ah?"],
  ["Lumens", "How many lumens?"],
])("of a number that is called %s is asked: %s", (label, question) => {
  expect(titleOf(label, "en", true)).toBe(question);
});

test("what harms rules out, and is never wished for", () => {
  const values = ["Milk", "Contains milk", "Fish", "Gluten (wheat)", "None", "Sesame-free"].map(
    (name, at) => ({ id: `v${at}`, label: { en: name }, synonyms: [], isRetired: false }),
  );
  const allergens: AttributeShape = {
    id: "allergens",
    label: { en: "Allergens" },
    kind: "choices",
    unit: null,
    values,
    sizes: null,
    isRetired: false,
  };
  const products = values.map(({ id }, at) => ({
    ...productOf(`p${at}`),
    values: { allergens: [id] },
  }));
  const [question] = propose(anyCatalogOf(products, [allergens], sampleCatalog));
  const option = (id: string, label: string, counts: string[]) => ({
    id,
    label: { en: label },
    rules: [
      {
        use: "exclude",
        condition: { attribute: "allergens", mentions: [label], counts, others: [] },
      },
    ],
  });
  expect(question).toMatchObject({
    title: { en: "What must it be free from?" },
    fact: true,
    ask: { kind: "many" },
  });
  expect(question!.options).toEqual([
    option("v0", "Milk", ["v0", "v1"]),
    option("v2", "Fish", ["v2"]),
    option("v3", "Gluten (wheat)", ["v3"]),
  ]);
});

test("what is for men and women is no answer of its own, and suits both", () => {
  const values = ["Men", "Women", "Unisex"].map((name) => ({
    id: name.toLowerCase(),
    label: { en: name },
    synonyms: [],
    isRetired: false,
  }));
  const gender = { ...sampleAttributes[0]!, id: "gender", label: { en: "Gender" }, values };
  const products = values.map(({ id }, at) => ({ ...productOf(`p${at}`), values: { gender: id } }));
  const [question] = propose(anyCatalogOf(products, [gender], sampleCatalog));
  const suits = (id: string, label: string) => ({
    id,
    label: { en: label },
    rules: [{ use: "filter", condition: { attribute: "gender", oneOf: [id, "unisex"] } }],
  });
  expect(question!.options).toEqual([suits("men", "Men"), suits("women", "Women")]);
});

test("a range without an upper end is asked beyond the last of them", () => {
  const ages: AttributeShape = {
    id: "age",
    label: { en: "Age" },
    kind: "range",
    unit: null,
    values: [],
    sizes: null,
    isRetired: false,
  };
  const products = [{ min: 8 }, { min: 10, max: 14 }, { min: 18 }].map((age, at) => ({
    ...productOf(`p${at}`),
    values: { age },
  }));
  const [question] = propose(anyCatalogOf(products, [ages], sampleCatalog));
  expect(question).toMatchObject({ title: { en: "For what age?" }, ask: { min: 0, max: 99 } });
});

test.each([
  [
    "dear ones have a bound of their own",
    [10, 10, 20, 20, 30, 30, 40, 40, 50, 50, 60, 60, 70, 70, 80, 80, 400, 450, 900, 1500],
    [30, 60, 75, 1000],
  ],
  [
    "where none is much dearer the last bound is enough",
    [10, 20, 30, 40, 50, 60, 70, 80],
    [30, 50, 75],
  ],
])("%s", (_, prices, bounds) => {
  const products = prices.map((price, at) => ({ ...productOf(`p${at}`), price: String(price) }));
  const { ask } = propose(anyCatalogOf(products, [], sampleCatalog))[0]!;
  const presets = ask.kind === "price" ? (ask.presets as { max?: number }[]) : [];
  expect(presets.flatMap(({ max }) => max ?? [])).toEqual(bounds);
});

test("who may spend more may spend less, and any price is an answer", () => {
  const products = Array.from({ length: 12 }, (_, at) => ({
    ...productOf(`p${at}`),
    price: String(100 * (at + 1)),
    values: {},
  }));
  const questions = propose(anyCatalogOf(products, [], sampleCatalog));
  const { ask } = questions.at(-1)!;
  const presets = ask.kind === "price" ? (ask.presets as { min: number; max?: number }[]) : [];
  expect(presets.length).toBeGreaterThan(2);
  expect(presets.every(({ min }) => min === 0)).toBe(true);
  expect(presets.filter(({ max }) => max === undefined)).toHaveLength(1);
});

test("what a product is is asked first, then for what, and what it has at last", () => {
  const values = (...ids: string[]) =>
    ids.map((id) => ({ id, label: { en: id }, synonyms: [], isRetired: false }));
  const attribute = (
    id: string,
    name: string,
    kind: AttributeShape["kind"],
    ids: string[] = [],
  ) => ({
    id,
    label: { en: name },
    kind,
    unit: null,
    values: values(...ids),
    sizes: null,
    isRetired: false,
  });
  const attributes = [
    attribute("mulching", "Mulching", "flag"),
    attribute("uses", "Suitable for", "choices", ["slopes", "wet", "quiet"]),
    attribute("lawn", "Lawn size", "range"),
    attribute("heading", "Heading", "choice", ["mowers", "robots"]),
    attribute("type", "Type", "choice", ["mowers", "robots"]),
  ];
  const products = [0, 1, 2, 3].map((at) => ({
    ...productOf(`p${at}`),
    values: {
      mulching: at % 2 === 0,
      uses: [["slopes", "wet", "quiet"][at % 3]!],
      lawn: { max: 100 * (at + 1) },
      heading: at % 2 === 0 ? "mowers" : "robots",
      type: at % 2 === 0 ? "mowers" : "robots",
    },
  }));
  const asked = propose(anyCatalogOf(products, attributes, sampleCatalog));
  expect(asked.map(({ id, title, combine }) => [id, title.en, combine])).toEqual([
    ["heading", "What are you looking for?", "any"],
    ["uses", "What is it to be suitable for?", "all"],
    ["lawn", "Which lawn size?", "any"],
    ["mulching", "Mulching?", "any"],
  ]);
  // What is sought is shown alone; what not every product says gives way.
  const kindOf = (given: typeof products) =>
    propose(anyCatalogOf(given, attributes, sampleCatalog))[0]!.options;
  expect(kindOf(products)).toMatchObject({ attribute: "heading", means: { use: "filter" } });
  const odd = { ...productOf("p9"), values: { uses: ["wet"] } } as (typeof products)[number];
  expect(kindOf([...products, odd])).toMatchObject({ means: { use: "narrow" } });
});

test("what is needed is a must: what animal it is for stands near the front, and vegan is no wish", () => {
  const [choice] = sampleAttributes;
  const values = ["Dog", "Cat"].map((name) => ({
    id: name.toLowerCase(),
    label: { en: name },
    synonyms: [],
    isRetired: false,
  }));
  const animal = { ...choice!, id: "animal", label: { en: "For" }, values };
  const vegan: AttributeShape = { ...animal, id: "vegan", label: { en: "Vegan" }, kind: "flag" };
  const organic = { ...vegan, id: "organic", label: { en: "Organic" } };
  const products = [0, 1, 2, 3].map((at) => ({
    ...productOf(`p${at}`),
    values: { animal: values[at % 2]!.id, vegan: at > 1, organic: at > 2 },
  }));
  const all = [organic, vegan, animal];
  const [first, ...others] = propose(anyCatalogOf(products, all, sampleCatalog));
  expect(first).toMatchObject({
    title: { en: "What is it for?" },
    options: { means: { use: "filter" } },
  });
  const uses = others.map(({ id, options }) => [
    id,
    Array.isArray(options) ? options.flatMap(({ rules }) => rules.map(({ use }) => use)) : [],
  ]);
  expect(Object.fromEntries(uses)).toEqual({ vegan: ["filter"], organic: ["score"] });
});

test("a number of few sizes is chosen from these, and of many from bands", () => {
  const volts = {
    ...sampleAttributes[0]!,
    id: "volts",
    label: { en: "Nominal" },
    kind: "number" as const,
    unit: "V",
    values: [],
  };
  const labelsOf = (numbers: readonly number[]) => {
    const products = numbers.map((each, at) => ({
      ...productOf(`p${at}`),
      values: { volts: each },
    }));
    const [question] = propose(anyCatalogOf(products, [volts], sampleCatalog));
    const { options } = question!;
    return Array.isArray(options) ? options.map(({ label }) => label["en"]) : [];
  };
  expect(labelsOf([24, 6, 12, 12, 12, 6])).toEqual(["6 V", "12 V", "24 V"]);
  expect(labelsOf([12, 24, 36, 48, 60, 72])).toHaveLength(4);
});

test("of years on the calendar the first is asked for, and this one where it still goes on", () => {
  const built: AttributeShape = {
    ...sampleAttributes[0]!,
    id: "built",
    label: { en: "Built" },
    kind: "range",
    unit: null,
    values: [],
  };
  const products = [{ min: 1997, max: 2005 }, { min: 2015 }].map((years, at) => ({
    ...productOf(`p${at}`),
    values: { built: years },
  }));
  const [question] = propose(anyCatalogOf(products, [built], sampleCatalog));
  expect(question).toMatchObject({
    ask: { min: 1997, max: new Date().getFullYear() + 1, step: 1 },
  });
});

test("what some kinds alone have is asked of whoever looks for one of these, or for nothing yet", () => {
  const [choice] = sampleAttributes;
  const valuesOf = (names: readonly string[]) =>
    names.map((name) => ({ id: name, label: { en: name }, synonyms: [], isRetired: false }));
  const kinds = valuesOf(["nappies", "pants", "meals", "wipes"]);
  const kind = { ...choice!, id: "kind", label: { en: "Category" }, values: kinds };
  const tastes = {
    ...kind,
    id: "taste",
    label: { en: "Taste" },
    values: valuesOf(["pear", "fish"]),
  };
  const weight: AttributeShape = {
    ...kind,
    id: "weight",
    label: { en: "Baby weight" },
    kind: "range",
    unit: "kg",
    values: [],
  };
  const products = Array.from({ length: 24 }, (_, at) => {
    const [of, turn] = [kinds[at % 4]!.id, Math.floor(at / 4)];
    const isWorn = of === "nappies" || of === "pants";
    return {
      ...productOf(`p${at}`),
      values: {
        kind: of,
        ...(isWorn && { weight: { min: 2 + turn, max: 6 + turn } }),
        ...(of === "meals" && { taste: turn % 2 === 0 ? "pear" : "fish" }),
      },
    };
  });
  const asked = propose(anyCatalogOf(products, [tastes, weight, kind], sampleCatalog));
  expect(asked.map(({ id, when, fact }) => ({ id, when, fact }))).toEqual([
    { id: "kind", fact: true },
    {
      id: "weight",
      fact: true,
      when: {
        any: [
          { question: "kind", hasAny: ["nappies", "pants"] },
          { question: "kind", isAnswered: false },
        ],
      },
    },
    {
      id: "taste",
      fact: false,
      when: {
        any: [
          { question: "kind", is: "meals" },
          { question: "kind", isAnswered: false },
        ],
      },
    },
  ]);
});

test("a height that is a range says whom a thing fits, and is asked; how high a mower cuts is set as one likes", () => {
  const range = (id: string, label: string) => ({
    ...sampleAttributes[0]!,
    ...{ id, label: { en: label }, kind: "range" as const, unit: "cm", values: [] },
  });
  const flags = ["a", "b", "c", "d", "e"].map((id) => ({
    ...sampleAttributes[0]!,
    ...{ id, label: { en: id }, kind: "flag" as const, unit: null, values: [] },
  }));
  const products = Array.from({ length: 40 }, (_, at) => ({
    ...productOf(`p${at}`),
    values: {
      height: { min: 40 + at, max: 105 + at },
      cut: { min: 2, max: 6 + (at % 3) },
      ...Object.fromEntries(flags.map(({ id }) => [id, at % 2 === 0])),
    },
  }));
  const attributes = [range("cut", "Cutting height"), range("height", "Height"), ...flags];
  const asked = propose(anyCatalogOf(products, attributes, sampleCatalog)).map(({ id }) => id);
  expect(asked[0]).toBe("height");
  expect(asked).not.toContain("cut");
});

test("cards go on at a press, and all wishes but the first are skipped where no answer would change anything", () => {
  const [choice] = sampleAttributes;
  const attribute = (id: string, label: string, names: readonly string[]) => ({
    ...choice!,
    id,
    label: { en: label },
    values: names.map((name) => ({
      id: name,
      label: { en: name },
      synonyms: [],
      isRetired: false,
    })),
  });
  const kind = attribute("kind", "Category", ["lamps", "filters"]);
  const engine = attribute("engine", "Engine", ["petrol", "diesel"]);
  const products = Array.from({ length: 40 }, (_, at) => ({
    ...productOf(`p${at}`),
    values: {
      kind: at % 2 === 0 ? "lamps" : "filters",
      engine: at % 3 === 0 ? "petrol" : "diesel",
    },
  }));
  const asked = propose(anyCatalogOf(products, [kind, engine], sampleCatalog));
  expect(asked.find(({ id }) => id === "engine")).toMatchObject({ id: "engine" });
  expect(asked.map((each) => each.skipSame)).toEqual([undefined, true]);
  expect(asked.map((each) => each.advance)).toEqual(["choose", "choose"]);
});

test("of yes, no and more the no is that it does not matter", () => {
  const values = ["Ja", "Waterafstotend", "Nee"];
  const waterproof = {
    ...sampleAttributes[0]!,
    ...{ id: "waterproof", label: { en: "Waterdicht" }, kind: "choice" as const },
    values: values.map((id) => ({ id, label: { en: id }, synonyms: [], isRetired: false })),
  };
  const products = values.map((value, at) => ({
    ...productOf(`p${at}`),
    values: { waterproof: value },
  }));
  const [asked] = propose(anyCatalogOf(products, [waterproof], sampleCatalog));
  const options = asked!.options as { label: Record<string, string> }[];
  expect(options.map(({ label }) => Object.values(label)[0])).toEqual([
    "Ja",
    "Waterafstotend",
    "It does not matter",
  ]);
});

test.each([
  ["Men", ["men", "unisex"]],
  ["Kids", ["kids"]],
])("what is unisex suits %s: %j", (label, suits) => {
  const values = ["Men", "Women", "Kids", "Unisex"];
  const gender = {
    ...sampleAttributes[0]!,
    ...{ id: "gender", label: { en: "Gender" }, kind: "choice" as const },
    values: values.map((each) => ({
      ...{ id: each.toLowerCase(), label: { en: each }, synonyms: [], isRetired: false },
    })),
  };
  const products = values.map((value, at) => ({
    ...productOf(`p${at}`),
    values: { gender: value.toLowerCase() },
  }));
  const [asked] = propose(anyCatalogOf(products, [gender], sampleCatalog));
  const options = asked!.options as { label: Record<string, string>; rules: unknown[] }[];
  expect(options.find((each) => each.label["en"] === label)?.rules).toMatchObject([
    { condition: { oneOf: suits } },
  ]);
});

test("of what takes room less is as well, and one answer is for whoever does not mind", () => {
  const numbers = Array.from({ length: 40 }, (_, at) => 31 + at * 3.1);
  const optionsOf = (en: string) =>
    numberQuestion(
      { id: "size", label: { en }, kind: "number", unit: "cm", values: [], isRetired: false },
      {
        share: 1,
        counts: new Map(),
        numbers,
        ends: [],
        isOpen: false,
        isOpenBelow: false,
        points: 0,
      },
      "en",
    )!.options as Option[];
  const labels = (name: string) => optionsOf(name).map(({ label }) => label.en);
  expect(labels("Width")).toEqual([
    "Up to 50 cm",
    "Up to 100 cm",
    "Up to 120 cm",
    "It does not matter",
  ]);
  expect(optionsOf("Width")).toMatchObject([
    { rules: [{ use: "score", condition: { attribute: "size", atMost: 50 } }] },
    { rules: [{ use: "score", condition: { attribute: "size", atMost: 100 } }] },
    { rules: [{ use: "score", condition: { attribute: "size", atMost: 120 } }] },
    { exclusive: "not-sure", rules: [] },
  ]);
  expect(labels("Aperture")).toEqual([
    "Up to 50 cm",
    "50 to 100 cm",
    "100 to 120 cm",
    "More than 120 cm",
  ]);
});

test.each([
  ["Gewicht Kind", true],
  ["Child weight", true],
  ["Schuhgröße", true],
  ["Damen/Herren/Unisex", true],
  ["Bildschirmgröße", false],
  ["Weight", false],
])("%s is what somebody has, and changes for no product: %s", (en, isOfThem) => {
  const attribute = {
    id: "a",
    label: { en },
    kind: "range" as const,
    values: [],
    isRetired: false,
  };
  expect(isFact(attribute)).toBe(isOfThem);
});
