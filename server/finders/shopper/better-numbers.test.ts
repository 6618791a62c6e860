import { expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import { finderDocument } from "@shared/finders/document";
import { productWith } from "../testing/any-catalog";
import { coffeeDocument, coffeeStage } from "../testing/coffee-set";
import { results } from "./results";

const document = finderDocument.parse({
  ...coffeeDocument(),
  sections: [{ id: "machine", heading: { en: "Machine" }, catalogue: "machines" }],
  rules: [
    {
      id: "cheap",
      rule: {
        use: "score",
        earn: { by: "linear", attribute: "price", all: 1_500, none: 6_500 },
      },
    },
  ],
});

it("the cheaper the better: prices earn between two ends, and the card says which is better", () => {
  const [machines] = results(coffeeStage(document), {}, "en").sections;
  expect(machines!.items.map(({ id, score, reasons }) => [id, score, reasons[0]!.text])).toEqual([
    ["filter-1", 100, "Price: R1,500, and lower is better"],
    ["capsules-1", 90, "Price: R2,000, and lower is better"],
    ["espresso-1", 50, "Price: R4,000; lower would be better"],
    ["espresso-2", 10, "Price: R6,000; lower would be better"],
    ["mystery-1", 0, "Price: R9,000; lower would be better"],
  ]);
});

it("the cheaper the better of what the musts leave: the cheapest of these earns all, the dearest nothing", () => {
  const earn = { by: "relative", attribute: "price", better: "lower" };
  const ask = { kind: "price", min: 0, max: 9_000, step: 100 };
  const max = { id: "max", title: { en: "How much?" }, ask };
  const rule = { use: "filter", condition: { attribute: "price", inRangeOf: "max" } };
  const asked = finderDocument.parse({
    ...coffeeDocument(),
    questions: [{ ...max, rules: [rule] }],
    sections: document.sections,
    rules: [{ id: "cheap", rule: { use: "score", earn } }],
  });
  const scoresFor = (answers: Answers) => {
    const [machines] = results(coffeeStage(asked), answers, "en").sections;
    return machines!.items.map(({ id, score }) => [id, score]);
  };
  expect(scoresFor({})).toEqual([
    ["filter-1", 100],
    ["capsules-1", 93],
    ["espresso-1", 67],
    ["espresso-2", 40],
    ["mystery-1", 0],
  ]);
  expect(scoresFor({ max: { min: 1_600, max: 6_000 } })).toEqual([
    ["capsules-1", 100],
    ["espresso-1", 50],
    ["espresso-2", 0],
  ]);
  const [machines] = results(
    coffeeStage(asked),
    { max: { min: 1_600, max: 6_000 } },
    "en",
  ).sections;
  expect(machines!.items.map(({ reasons }) => reasons.at(-1)!.text)).toEqual([
    "Price: R2,000; nothing that fits is lower",
    "Price: R4,000; lower would be better",
    "Price: R6,000; lower would be better",
  ]);
});

it("a reel suits a rod where their sizes have a number in common, also by another attribute", () => {
  const size = { label: { en: "Size" }, values: [], isRetired: false };
  const attributes = [
    { ...size, id: "sizes", kind: "range" as const },
    { ...size, id: "size", kind: "number" as const },
  ];
  const rule = {
    use: "filter",
    condition: { attribute: "size", sameAsIn: "machine", of: "sizes" },
    sections: ["grinder"],
  };
  const suited = coffeeDocument({ rules: [{ id: "suits", rule }] });
  const rods = [productWith("rod", { sizes: { min: 3_000, max: 4_000 } })];
  const reels = [2_500, 3_000, 4_000, 5_000].map((each) => productWith(`r${each}`, { size: each }));
  const stage = coffeeStage(suited, { machines: rods, grinders: reels }, attributes);
  const [, found] = results(stage, {}, "en").sections;
  expect(found!.items.map(({ id }) => id)).toEqual(["r3000", "r4000"]);
});

it("the only number earns all beside products to which it does not apply, and half beside some that do not state theirs", () => {
  const weight = { id: "weight", label: { en: "Weight" }, values: [], isRetired: false };
  const earn = { by: "relative", attribute: "weight", better: "lower" };
  const lighter = finderDocument.parse({
    ...coffeeDocument(),
    sections: document.sections,
    rules: [{ id: "light", rule: { use: "score", earn } }],
  });
  const scores = (other: Record<string, string | number>) => {
    const machines = [productWith("one", { weight: 60 }), productWith("other", other)];
    const stage = coffeeStage(lighter, { machines, grinders: [] }, [
      { ...weight, kind: "number" as const },
    ]);
    return results(stage, {}, "en").sections[0]!.items.map(({ id, score }) => [id, score]);
  };
  expect(scores({ weight: "does-not-apply" })).toEqual([
    ["one", 100],
    ["other", 0],
  ]);
  expect(scores({})).toEqual([
    ["one", 50],
    ["other", 50],
  ]);
});
