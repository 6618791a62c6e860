// Longer than 200 lines: three whole finders, each with its products.

import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { AttributeShape, StatedValue } from "@shared/contracts/attributes";
import type { Answers } from "@shared/finders/answers";
import { finderDocument } from "@shared/finders/document";
import { questionsOnTheWay } from "@shared/finders/path";
import { valuesOf } from "@shared/finders/values";
import { checkDocument } from "../check/check-document";
import { optionCounts } from "../shopper/option-counts";
import { results } from "../shopper/results";
import { shownFinder } from "../shopper/shown-finder";
import { compiledOf, stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleCatalog } from "../testing/samples";
import { productOf } from "../testing/product-of";
import { openQuestions, walk } from "./asked";

const en = (text: string) => ({ en: text });

const attribute = (
  id: string,
  kind: AttributeShape["kind"],
  values: string[] = [],
): AttributeShape => ({
  id,
  kind,
  label: en(id),
  values: values.map((each) => ({ id: each, label: en(each), synonyms: [], isRetired: false })),
  isRetired: false,
});

/** A finder over products that state these values, each with a price of 100. */
function shop(
  attributes: AttributeShape[],
  stated: Record<string, Record<string, StatedValue>>,
  written: Omit<z.input<typeof finderDocument>, "schema" | "locale" | "title" | "sections"> & {
    filter?: z.input<typeof finderDocument>["sections"][number]["filter"];
  },
) {
  const { filter, ...rest } = written;
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: en("Shop"),
    sections: [{ id: "main", catalogue: sampleCatalog, filter }],
    ...rest,
  });
  const known = {
    attributes: new Map(attributes.map((each) => [each.id, each])),
    catalogs: new Set([sampleCatalog]),
  };
  expect(checkDocument(document, known).faults).toEqual([]);
  const products = Object.entries(stated).map(([key, values]) =>
    productOf(key, { price: "100.00", values }),
  );
  const catalog = anyCatalogOf(products, attributes, sampleCatalog);
  const stage = stageOf(document, catalog);
  return {
    stage,
    catalog,
    /** The keys of what answers find, the best first. */
    found: (answers: Answers) =>
      results(stage, answers, "en").sections[0]!.items.map(({ id }) => id),
    asked: (answers: Answers) =>
      walk(openQuestions(document, catalog), document.values, answers).onTheWay,
  };
}

const litres = attribute("litres", "number");
const paint = shop(
  [litres, attribute("walls", "range")],
  {
    small: { litres: 1, walls: { min: 1, max: 10 } },
    medium: { litres: 2.5, walls: { min: 8, max: 30 } },
    large: { litres: 10, walls: { min: 25 } },
  },
  {
    questions: [
      {
        id: "area",
        title: en("How large are the walls?"),
        ask: { kind: "number", unit: "m²", min: 1, max: 500 },
      },
      {
        id: "coats",
        title: en("How many coats?"),
        ask: { kind: "one" },
        options: [
          { id: "one", label: en("One"), number: 1 },
          { id: "two", label: en("Two"), number: 2 },
        ],
        rules: [{ use: "score", condition: { attribute: "litres", atLeast: { value: "needed" } } }],
      },
      {
        id: "tool",
        title: en("Shall it go on quickly?"),
        when: { value: "painted", atLeast: 50 },
        ask: { kind: "one" },
        required: false,
        options: [
          { id: "roller", label: en("With a roller") },
          { id: "spray", label: en("With a gun"), when: { value: "painted", atLeast: 100 } },
        ],
        rules: [
          { use: "filter", condition: { attribute: "walls", contains: { value: "painted" } } },
        ],
      },
    ],
    values: [
      {
        id: "needed",
        unit: "l",
        is: { roundUp: { divide: [{ value: "painted" }, 10] }, to: 0.5 },
      },
      { id: "painted", is: { multiply: [{ answer: "area" }, { optionsOf: "coats" }] } },
    ],
  },
);

describe("a value in a rule", () => {
  it("is what products are compared with", () => {
    const scores = (answers: Answers) =>
      results(paint.stage, answers, "en").sections[0]!.items.map(({ id, score }) => [id, score]);
    expect(scores({ area: 10, coats: "one" })).toEqual([
      ["large", 100],
      ["medium", 100],
      ["small", 100],
    ]);
    // The same choice after another number: nothing that was kept of it stands in the way.
    expect(scores({ area: 12, coats: "two" })).toEqual([
      ["large", 100],
      ["medium", 100],
      ["small", 0],
    ]);
    expect(scores({ area: 40, coats: "two" })).toEqual([
      ["large", 100],
      ["medium", 0],
      ["small", 0],
    ]);
  });

  it("leaves the rule out where it is not known", () => {
    expect(results(paint.stage, { coats: "two" }, "en").sections[0]!.total).toBe(3);
  });

  it("counts for what other options would leave", () => {
    const { questions } = optionCounts(paint.stage, { area: 15, coats: "two" }, ["tool"], "en");
    expect(questions["tool"]).toMatchObject({ roller: 3 });
    const many = optionCounts(paint.stage, { area: 28, coats: "two" }, ["tool"], "en");
    expect(many.questions["tool"]).toMatchObject({ roller: 1 });
  });
});

describe("a value in the way through a finder", () => {
  it.each<[Answers, Answers]>([
    [
      { area: 20, coats: "two", tool: "roller" },
      { area: 20, coats: "two" },
    ],
    [
      { area: 25, coats: "two", tool: "roller" },
      { area: 25, coats: "two", tool: "roller" },
    ],
    [
      { area: 25, coats: "two", tool: "spray" },
      { area: 25, coats: "two" },
    ],
    [
      { area: 50, coats: "two", tool: "spray" },
      { area: 50, coats: "two", tool: "spray" },
    ],
    [{ area: 50, tool: "spray" }, { area: 50 }],
  ])("%j leaves %j", (answers, left) => {
    expect(paint.asked(answers)).toEqual(left);
  });

  it("goes to the page with what it is made of, and the page finds the same way", () => {
    const { questions, values = [] } = shownFinder(paint.stage, "en");
    // What only a rule looks at stays here.
    expect(values.map(({ id }) => id)).toEqual(["painted"]);
    const way = (area: number) =>
      questionsOnTheWay(questions, { area, coats: "two" }, (answers) =>
        valuesOf(values, questions, answers),
      ).map(({ id }) => id);
    expect(way(24)).toEqual(["area", "coats"]);
    expect(way(25)).toEqual(["area", "coats", "tool"]);
  });

  it("is not sent where nothing is asked by it", () => {
    const { stage } = shop([litres], {}, withoutWhens);
    expect(shownFinder(stage, "en").values).toBeUndefined();
  });
});

const withoutWhens = {
  questions: [{ id: "area", title: en("Area?"), ask: { kind: "number" as const, min: 1, max: 9 } }],
  values: [{ id: "double", is: { multiply: [{ answer: "area" }, 2] } }],
};

const facing = attribute("facing", "choice", ["rear", "front"]);
const cm = attribute("cm", "range");
const seats = shop(
  [facing, cm],
  {
    baby: { facing: "rear", cm: { min: 40, max: 85 } },
    both: { facing: "rear", cm: { min: 61, max: 105 } },
    child: { facing: "front", cm: { min: 76, max: 150 } },
    unknown: { cm: { min: 40, max: 150 } },
  },
  {
    questions: [
      {
        id: "years",
        title: en("How many years?"),
        ask: { kind: "one" },
        fact: true,
        options: [
          { id: "none", label: en("Under one"), number: 0 },
          { id: "one", label: en("One"), number: 12 },
          { id: "two", label: en("Two"), number: 24 },
        ],
      },
      {
        id: "months",
        title: en("And how many months?"),
        ask: { kind: "number", min: 0, max: 11 },
        fact: true,
      },
      {
        id: "height",
        title: en("How tall?"),
        ask: { kind: "number", unit: "cm", min: 40, max: 150 },
        fact: true,
        rules: [{ use: "filter", condition: { attribute: "cm", contains: { answer: "height" } } }],
      },
    ],
    values: [
      { id: "age", unit: "months", is: { add: [{ optionsOf: "years" }, { answer: "months" }] } },
    ],
    rules: [
      {
        id: "rear-facing",
        name: en("Only rear-facing"),
        fact: true,
        when: {
          any: [
            { value: "age", atMost: 14 },
            { question: "height", atMost: 75 },
          ],
        },
        rule: { use: "filter", condition: { attribute: "facing", is: "rear" } },
      },
    ],
  },
);

describe("a rule of the finder that applies by a value", () => {
  it.each<[string, Answers, string[]]>([
    ["too young", { years: "one", months: 2, height: 80 }, ["baby", "both", "unknown"]],
    ["too small", { years: "one", months: 3, height: 75 }, ["baby", "both", "unknown"]],
    [
      "old and tall enough",
      { years: "one", months: 3, height: 76 },
      ["baby", "both", "child", "unknown"],
    ],
    ["of an age that nobody said", { months: 3, height: 80 }, ["baby", "both", "child", "unknown"]],
  ])("%s", (_, answers, keys) => expect(seats.found(answers).toSorted()).toEqual(keys));

  it("puts what is not stated behind, and says so", () => {
    const { items } = results(seats.stage, { years: "none", months: 9, height: 70 }, "en")
      .sections[0]!;
    expect(items.map(({ id }) => id)).toEqual(["baby", "both", "unknown"]);
    expect(items.at(-1)!.unknowns).toEqual(["The shop does not state the facing"]);
  });
});

describe("values elsewhere", () => {
  const carpets = shop(
    [litres],
    { a: { litres: 1 }, b: { litres: 2 }, c: { litres: 4 }, d: { litres: 8 } },
    {
      ...withoutWhens,
      filter: {
        any: [
          { attribute: "litres", between: [{ value: "double" }, 5] },
          { attribute: "litres", within: { of: { value: "double" }, plusMinus: 1 } },
        ],
      },
      results: {
        order: "price",
        orderBy: [{ when: { value: "double", atLeast: 8 }, attribute: "litres" }],
      },
    },
  );

  it("limit a section's products", () => {
    expect(carpets.found({ area: 1 })).toEqual(["a", "b", "c"]);
    expect(carpets.found({ area: 2 })).toEqual(["c"]);
  });

  it("decide what the cheapest first goes by", () => {
    const orderOf = (area: number) => compiledOf({ ...carpets, answers: { area } }).query.order;
    expect([orderOf(3), orderOf(4)]).toEqual([undefined, "litres"]);
  });
});
