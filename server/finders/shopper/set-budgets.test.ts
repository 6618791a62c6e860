// Longer than 200 lines: what a budget buys, case by case, and beside every set that there is.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FinderResults, Picks } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { StatedValue } from "@shared/contracts/attributes";
import { productWith } from "../testing/any-catalog";
import { coffeeDocument, coffeeStage, grinders, machines } from "../testing/coffee-set";
import { optionCounts } from "./option-counts";
import { results } from "./results";

const BUDGET = {
  id: "budget",
  title: { en: "Your budget for all?" },
  required: false,
  ask: { kind: "price", max: 20_000, step: 100, presets: [] },
};
const plain = coffeeDocument();
const document = coffeeDocument({
  questions: [...plain.questions, BUDGET],
  results: { budget: "budget" },
});
const stage = coffeeStage(document);
const set = (answers: Answers, picks: Picks = {}): FinderResults =>
  results(stage, answers, "en", picks);
const chosen = ({ sections }: FinderResults) => sections.map((each) => each.chosen);
const costOf = ({ sections }: FinderResults) =>
  sections.reduce(
    (sum, { items, chosen: key }) => sum + Number(items.find(({ id }) => id === key)?.price ?? 0),
    0,
  );

describe("the budget of a set", () => {
  it.each<[string, Answers, Picks, (string | null)[], number | undefined]>([
    [
      "nothing changes where it is enough",
      { budget: { max: 9_000 } },
      {},
      ["filter-1", "coarse-1"],
      undefined,
    ],
    [
      "both parts fit it together",
      { makes: "espresso", budget: { max: 5_000 } },
      {},
      ["espresso-1", "fine-1"],
      undefined,
    ],
    [
      "what is optional becomes cheaper",
      { makes: "espresso", budget: { max: 4_500 } },
      {},
      ["espresso-1", null],
      undefined,
    ],
    [
      "it is said where nothing is cheap enough",
      { makes: "espresso", budget: { max: 3_000 } },
      {},
      ["espresso-1", null],
      1_000,
    ],
    [
      "what was picked stands, and the rest gives way",
      { makes: "espresso", budget: { max: 6_500 } },
      { machine: "espresso-2" },
      ["espresso-2", null],
      undefined,
    ],
    [
      "a pick that costs too much stands, and it is said",
      { makes: "espresso", budget: { max: 5_000 } },
      { grinder: "fine-2" },
      ["espresso-1", "fine-2"],
      1_000,
    ],
    [
      "a set without an answer is as before",
      { makes: "espresso" },
      {},
      ["espresso-1", "fine-1"],
      undefined,
    ],
  ])("%s", (_name, answers, picks, keys, over) => {
    const found = set(answers, picks);
    expect(chosen(found)).toEqual(keys);
    expect(found.overBudget).toEqual(over === undefined ? undefined : { question: "budget", over });
  });

  it("counts nothing beside its presets: it is spent on several products", () => {
    const preset = { id: "little", label: { en: "Little" }, min: 0, max: 1_000 };
    const ask = { ...BUDGET.ask, presets: [preset] };
    const withPreset = coffeeDocument({
      questions: [...plain.questions, { ...BUDGET, ask }],
      results: { budget: "budget" },
    });
    const { questions } = optionCounts(coffeeStage(withPreset), {}, ["budget", "makes"], "en");
    expect(questions).toEqual({ budget: {}, makes: { espresso: 3, filter: 1, capsules: 1 } });
  });

  it("says which part is another one because of it", () => {
    const [machine, grinder] = set({ makes: "espresso", budget: { max: 4_500 } }).sections;
    expect(machine!.isForBudget).toBeUndefined();
    expect(grinder!.isForBudget).toBe(true);
  });

  it("looks at all that fits, and lists what it chooses wherever that would stand", () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      productWith(`dear-${at}`, { makes: "espresso", grind: "fine" }, { price: "9000.00" }),
    );
    const cheap = productWith("cheap", { makes: "filter", grind: "fine" }, { price: "1000.00" });
    const wished = {
      use: "score",
      condition: { attribute: "makes", is: "espresso" },
      sections: ["machine"],
    };
    const stage = coffeeStage(
      coffeeDocument({
        questions: [BUDGET],
        rules: [...plain.rules, { id: "espresso", name: { en: "espresso" }, rule: wished }],
        results: { budget: "budget" },
      }),
      { machines: [...many, cheap], grinders },
    );
    const within = results(stage, { budget: { max: 3_000 } }, "en");
    const [machine] = within.sections;
    expect(machine!.items.map(({ id }) => id)).toContain("cheap");
    expect(machine).toMatchObject({
      chosen: "cheap",
      isForBudget: true,
      belowFloor: { max: 3_000, nearest: "9000.00" },
    });
    expect(within.isUnproven).toBeUndefined();
    const enough = results(stage, { budget: { max: 12_000 } }, "en");
    expect(enough.sections[0]!.belowFloor).toBeUndefined();
    expect(enough.sections[0]!.chosen).toMatch(/^dear/);
  });

  it("calls nothing best from where staff say, and names none where none is", () => {
    const wish = { use: "score", condition: { attribute: "makes", is: "capsules" } };
    const asked = (floor: number) =>
      results(
        coffeeStage(
          coffeeDocument({
            questions: [BUDGET],
            rules: [{ id: "wish", name: { en: "it" }, rule: { ...wish, sections: ["machine"] } }],
            results: { budget: "budget", floor },
          }),
          { machines: machines.slice(0, 2), grinders },
        ),
        { budget: { max: 9_000 } },
        "en",
      ).sections[0]!.belowFloor;
    expect(asked(1)).toEqual({ max: 9_000, nearest: null });
    expect(asked(0)).toBeUndefined();
  });

  it("is kept whenever any set of what fits could keep it, and what depends on a part suits it", () => {
    const options = fc.record({
      makes: fc.constantFrom("espresso", "filter", "capsules"),
      max: fc.integer({ min: 0, max: 9_000 }),
      optional: fc.boolean(),
    });
    fc.assert(
      fc.property(options, ({ makes, max, optional }) => {
        const sections = [
          { id: "machine", catalogue: "machines" },
          { id: "grinder", catalogue: "grinders", isOptional: optional },
        ];
        const found = results(
          coffeeStage(
            coffeeDocument({
              questions: [...plain.questions, BUDGET],
              results: { budget: "budget" },
              sections,
            }),
          ),
          { makes, budget: { max } },
          "en",
        );
        const cheapest = Math.min(...everySet(makes, optional));
        expect(costOf(found)).toBeLessThanOrEqual(Math.max(max, cheapest));
        expect(found.overBudget === undefined).toBe(cheapest <= max);
      }),
      { numRuns: 60 },
    );
  });
});

/** What every set costs, read from the products. */
function everySet(makes: string, optional: boolean): number[] {
  return machines
    .filter(({ values }) => values.makes === makes)
    .flatMap(({ price, values }) => {
      const suiting =
        values.grind === "does-not-apply"
          ? [0]
          : [
              ...grinders
                .filter((each) => suits(each.values.grind, values.grind))
                .map((each) => Number(each.price)),
              ...(optional ? [0] : []),
            ];
      return suiting.map((each) => each + Number(price));
    });
}

const suits = (own: StatedValue | undefined, wanted: StatedValue | undefined) =>
  own === undefined || wanted === undefined || own === wanted;

it("says of a part that fits as well as the first and costs less that it does", () => {
  const [dear, cheap] = ["9000.00", "1000.00"].map((price, at) =>
    productWith(`m${at}`, { makes: "espresso", grind: "fine" }, { price, inStock: at === 0 }),
  );
  const stage = coffeeStage(
    coffeeDocument({ questions: [BUDGET], results: { budget: "budget" } }),
    {
      machines: [dear!, { ...cheap!, inStock: null, availability: "made to order" }],
      grinders,
    },
  );
  const [machine] = results(stage, { budget: { max: 20_000 } }, "en").sections;
  expect(machine!.items.map(({ id }) => id)).toEqual(["m0", "m1"]);
  expect(machine).toMatchObject({ chosen: "m1", isForPrice: true });
  expect(machine!.isForSet).toBeUndefined();
});
