import { expect, it } from "vitest";
import { percent } from "@/staff-kit/finder-rows";
import { funnelOf, inOrder } from "./figures";
import { countedDay, firstDay } from "./finder-insight";
import { insightNames } from "./names";

it.each([
  [1, 4, "25%"],
  [0, 4, "0%"],
  [0, 0, "–"],
  [2, 3, "67%"],
])("%d of %d is %s", (part, whole, text) => expect(percent(part, whole)).toBe(text));

it("counts who came as far as a step or further, so that it never grows where answers lead past steps", () => {
  const steps = [
    { step: "purpose", views: 10, exits: 2 },
    { step: "sub-type", views: 3, exits: 1 },
    { step: "caliber", views: 7, exits: 1 },
  ];
  expect(funnelOf({ steps, finished: 6 }).map(({ reached }) => reached)).toEqual([10, 8, 7]);
});

it("names questions and answers as people know them, however they are spelled", () => {
  const options = [{ id: "side", label: { en: "Side Sleeper" }, rules: [] }];
  const questions = [{ id: "sleepStyle", title: { en: "How do you sleep?" }, options }];
  const names = insightNames({ questions: questions as never, locale: "en" });
  expect(names.step("sleep-style")).toBe("How do you sleep?");
  expect(names.step("results")).toBe("Results");
  expect(names.answer("sleepStyle", "side")).toBe("Side Sleeper");
  expect(names.answer("concerns", "hot_sleeper")).toBe("Hot sleeper");
});

it.each([
  ["500..900", "from R500 to R900"],
  ["0..900", "up to R900"],
  ["500..", "from R500"],
  ["0..", "Any"],
  ["..", "Any"],
])("an answered budget of %s is called %s", (answer, expected) => {
  const questions = [{ id: "budget", title: { en: "What may it cost?" }, ask: { kind: "price" } }];
  const names = insightNames({ questions: questions as never, locale: "en", currency: "ZAR" });
  expect(names.answer("budget", answer)).toBe(expected);
});

it.each([
  ["2026-03-01", 2, "2026-02-28"],
  ["2026-01-01", 1, "2026-01-01"],
  ["2026-11-21", 30, "2026-10-23"],
])("up to %s %d days begin at %s", (day, days, first) => expect(firstDay(day, days)).toBe(first));

it("names a day as it is counted, wherever the reader is", () => {
  expect(countedDay(new Date("2026-01-05T21:59:59Z"))).toBe("2026-01-05");
  expect(countedDay(new Date("2026-01-05T22:00:00Z"))).toBe("2026-01-06");
});

it("names values that products state by their labels, also those with a point in them", () => {
  const attributes = [
    {
      id: "grade",
      values: [{ id: "8-8", label: { en: "8.8" }, synonyms: [], isRetired: false }],
    },
  ];
  const options = { attribute: "grade" };
  const questions = [{ id: "grade", title: { en: "Which?" }, ask: { kind: "one" }, options }];
  const names = insightNames({ questions: questions as never, locale: "en" }, attributes);
  expect(names.answer("grade", "8-8")).toBe("8.8");
  expect(names.answer("grade", "10-9")).toBe("10 9");
});

it("steps stand as the finder asks them, and as they came where it has some of them no more", () => {
  const questions = ["kind", "width", "budget"].map((id) => ({ id, title: { en: id } }));
  const names = insightNames({ questions: questions as never, locale: "en" });
  const steps = ["budget", "kind", "results", "width"].map((step) => ({ step }));
  const idsOf = (some: typeof steps) => inOrder(some, names).map(({ step }) => step);
  expect(idsOf(steps)).toEqual(["kind", "width", "budget", "results"]);
  expect(idsOf([...steps, { step: "gone" }])).toEqual([...steps.map(({ step }) => step), "gone"]);
});

it("a price that was chosen as a whole is called as shoppers chose it", () => {
  const presets = [
    { id: "low", label: { en: "Up to R500" }, min: 0, max: 500 },
    { id: "any", label: { en: "Any price" }, min: 0 },
  ];
  const questions = [{ id: "budget", title: { en: "Budget" }, ask: { kind: "price", presets } }];
  const names = insightNames({ questions: questions as never, locale: "en", currency: "ZAR" });
  const answers = ["..500", "0..", "100..500"];
  expect(answers.map((each) => names.answer("budget", each))).toEqual([
    "Up to R500",
    "Any price",
    "from R100 to R500",
  ]);
});
