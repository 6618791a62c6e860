import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import { readAnswer } from "@shared/finders/question-kinds";
import { count } from "../../engine/counts";
import { finderDocument } from "@shared/finders/document";
import { anyCatalogOf } from "../testing/any-catalog";
import { checkLists, compiledOf, stageOf } from "../testing/any-case";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { endingFor } from "./ending";
import { results } from "./results";
import { smallestFirst } from "./suggestion-rules";
import { suggest } from "./suggest";

/** Few of them end in an empty list. */
const MANY_RUNS = 500;

describe("suggestions of any finder", () => {
  it("hold what they promise, and touch no fact", () => {
    let offered = 0;
    checkLists((each) => {
      const { stage, catalog, answers } = each;
      const { questions } = stage.document;
      for (const { changes, count: promised } of suggest(stage, answers, "en")) {
        offered += 1;
        const changed: Record<string, Answers[string]> = { ...compiledOf(each).onTheWay };
        for (const [id, text] of Object.entries(changes)) {
          const question = questions.find((one) => one.id === id)!;
          expect(question.fact).toBe(false);
          const answer = text === null ? undefined : readAnswer(question.ask.kind, text);
          if (answer === undefined) delete changed[id];
          else changed[id] = answer;
        }
        const then = compiledOf({ stage, catalog, answers: changed });
        expect(endingFor(stage.document, then)).toBeUndefined();
        expect(count(catalog, then.query)).toBe(promised);
      }
    });
    expect(offered).toBeGreaterThan(5);
  });

  it("lead out of an empty list, wherever there is a way that leaves the facts", () => {
    let empty = 0;
    checkLists((each) => {
      const { stage, catalog, answers } = each;
      const [section] = results(stage, answers, "en").sections;
      // There is none where the answers end without products.
      if (!section || section.total > 0) return;
      const { onTheWay, counted } = compiledOf(each);
      const isFact = (id: string) =>
        stage.document.questions.some((one) => one.id === id && one.fact);
      const facts = Object.keys(counted).filter(isFact);
      const others = Object.keys(counted).filter((id) => !isFact(id));
      const isWayOut = (left: string[]) => {
        const changed = Object.fromEntries(
          Object.entries(onTheWay).filter(([id]) => !left.includes(id)),
        );
        const then = compiledOf({ stage, catalog, answers: changed });
        const isKept = facts.every((id) => id in then.counted);
        return isKept && !endingFor(stage.document, then) && count(catalog, then.query) > 0;
      };
      if (![...smallestFirst(others, 100)].some(isWayOut)) return;
      empty += 1;
      expect(suggest(stage, answers, "en").length).toBeGreaterThan(0);
    }, MANY_RUNS);
    expect(empty).toBeGreaterThan(0);
  });
});

/** Shoes of which one is normal and three are wide, and a finder that asks how wide, before or after another question. */
function shoes(use: string, others: { before?: object[]; after?: object[] } = {}) {
  const products = ["normal", "wide", "wide", "wide"].map((each, at) =>
    productOf(`p${at}`, { price: "100.00", values: { width: each } }),
  );
  const document = finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Shoes" },
    questions: [
      ...(others.before ?? []),
      {
        ...{ id: "width", title: { en: "How wide?" }, ask: { kind: "one" }, required: false },
        options: { attribute: "width", means: { use } },
      },
      ...(others.after ?? []),
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  return stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
}

it.each([
  ["a must is not suggested away while something is as it must be", "filter", "normal", false],
  ["what may be given up is", "narrow", "normal", true],
  ["a must is where nothing is as it must be", "filter", "narrow", true],
])("%s", (_, use, width, isOffered) => {
  expect(suggest(shoes(use), { width }, "en").length > 0).toBe(isOffered);
});

it("what was asked first is left open where nothing is found, and not suggested to be something else", () => {
  const walks = {
    id: "walks",
    title: { en: "Where?" },
    ask: { kind: "one" },
    options: [{ id: "wet", label: { en: "In the rain" } }],
  };
  const ids = (others: Parameters<typeof shoes>[1], width: string) =>
    suggest(shoes("narrow", others), { width, walks: "wet" }, "en").map(({ id }) => id);
  expect(ids({ before: [walks] }, "normal")).toContain("width-open");
  expect(ids({ after: [walks] }, "normal")).toEqual([]);
  const strictly = (others: Parameters<typeof shoes>[1]) =>
    suggest(shoes("filter", others), { width: "narrow", walks: "wet" }, "en").map(({ id }) => id);
  expect(strictly({ after: [walks] })).toEqual(["together"]);
  expect(strictly({ before: [walks] })).toContain("width-wide");
});

it("what products have to be made for is left open last, and only where nothing is found", () => {
  const products = ["narrow", "normal"].map((width, at) =>
    productOf(`p${at}`, { values: { width, sizes: { min: 36, max: 40 + at } } }),
  );
  const document = finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Shoes" },
    questions: [
      {
        ...{ id: "size", title: { en: "Which size?" }, required: false },
        ask: { kind: "number", min: 30, max: 50, step: 1 },
        rules: [{ use: "filter", condition: { attribute: "sizes", contains: { answer: "size" } } }],
      },
      {
        ...{ id: "width", title: { en: "How wide?" }, ask: { kind: "one" }, required: false },
        options: { attribute: "width", means: { use: "filter" } },
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
  const labels = (answers: Answers) => suggest(stage, answers, "en").map(({ label }) => label);
  expect(labels({ size: 41, width: "narrow" })).not.toContain("Leave open: Which size?");
  expect(labels({ size: 41, width: "narrow" })).toContain("Leave open: How wide?");
  expect(labels({ size: 39, width: "narrow" })).not.toContain("Leave open: Which size?");
  expect(labels({ size: 47 })).toEqual(["Leave open: Which size?"]);
});

it("what was given up is not suggested to be left open, as it shows the same", () => {
  const ids = (use: string) => suggest(shoes(use), { width: "narrow" }, "en").map(({ id }) => id);
  expect(ids("filter")).toContain("width-open");
  expect(ids("narrow")).not.toContain("width-open");
  expect(ids("narrow")).toContain("width-wide");
});

it.each(["score", "narrow"] as const)(
  "a budget that is used as %s is not raised, or left open, for what is shown already",
  (use) => {
    const document = finderDocument.parse({
      schema: 2,
      locale: "en",
      title: { en: "Any" },
      questions: [
        {
          ...{ id: "budget", title: { en: "Your budget?" }, required: false },
          ask: { kind: "price", max: 600, step: 1, presets: [] },
          rules: [{ use, condition: { attribute: "price", inRangeOf: "budget" } }],
        },
      ],
      sections: [{ id: "main", catalogue: sampleCatalog }],
    });
    const suggested = (...prices: (string | null)[]) => {
      const products = prices.map((price, at) => productOf(`p${at}`, { price }));
      const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
      return suggest(stage, { budget: { min: 0, max: 225 } }, "en").map(({ label }) => label);
    };
    expect(suggested("229.00")).toEqual([]);
    expect(suggested(null)).toEqual([]);
    // What a wish alone is for stays in the list in any case.
    expect(suggested("200.00", "229.00")).toEqual(
      use === "score" ? [] : ["Raise your budget by R5", "Leave open: Your budget?"],
    );
  },
);
