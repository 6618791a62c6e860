import { expect, it } from "vitest";
import { productWith } from "../testing/any-catalog";
import { coffeeDocument, coffeeStage, grinders } from "../testing/coffee-set";
import { results } from "./results";

const [question] = coffeeDocument().questions;
const machines = [
  productWith("a", { makes: "espresso", grind: "fine" }, { price: "100.00" }),
  productWith("b", { makes: "espresso", grind: "coarse" }, { price: "200.00" }),
];
const met = (given: object, answers = { makes: "espresso" }) =>
  results(
    coffeeStage(
      coffeeDocument({ sections: [{ id: "machine", catalogue: "machines" }], rules: [], ...given }),
      { machines, grinders },
    ),
    answers,
    "en",
  ).sections[0]!.items.map((item) => item.met);

const fine = {
  id: "fine",
  name: { en: "fine" },
  rule: { use: "score", condition: { attribute: "grind", is: "fine" } },
};

it("a must that an answer asks is said of what meets it, though it earns no points", () => {
  const said = ["Makes: espresso, as you asked"];
  expect(met({ rules: [fine] })).toEqual([said, said]);
});

it("what staff wrote of what is as it must be is said instead", () => {
  const option = {
    id: "espresso",
    label: { en: "espresso" },
    rules: [
      {
        use: "filter",
        condition: { attribute: "makes", is: "espresso" },
        reasons: { met: { en: "Made for {answer}: {product}" } },
      },
    ],
  };
  const said = ["Made for espresso: espresso"];
  const questions = [{ ...question, options: [option] }];
  expect(met({ questions, rules: [fine] })).toEqual([said, said]);
});

it("an answer in staff's own words beside one that is called as its value hides neither", () => {
  const uses = {
    id: "uses",
    label: { en: "Uses" },
    kind: "choices" as const,
    values: ["Commute", "Road", "Trail"].map((label) => ({
      ...{ id: label.toLowerCase(), label: { en: label }, synonyms: [], isRetired: false },
    })),
    isRetired: false,
  };
  const option = (id: string, label: string) => ({
    id,
    label: { en: label },
    rules: [{ use: "filter", condition: { attribute: "uses", hasAny: [id] } }],
  });
  const asked = {
    ...{ id: "use", title: { en: "Where?" }, ask: { kind: "many", as: "chips" }, combine: "any" },
    options: [option("commute", "Commuting, in town"), option("road", "Road")],
  };
  const stage = coffeeStage(
    coffeeDocument({
      questions: [asked],
      rules: [fine],
      sections: [{ id: "machine", catalogue: "machines" }],
    }),
    { machines: [productWith("a", { uses: ["commute", "road", "trail"] })], grinders },
    [uses],
  );
  const [item] = results(stage, { use: ["commute", "road"] }, "en").sections[0]!.items;
  expect(item!.met).toEqual(["Uses: Commute and Road, which fits “Commuting, in town and Road”"]);
});

it("what staff wrote of a rule of the finder names what a product has", () => {
  const reasons = {
    met: { en: "{attribute} of {product}" },
    missed: { en: "Only {product}" },
  };
  const stage = coffeeStage(
    coffeeDocument({
      sections: [{ id: "machine", catalogue: "machines" }],
      rules: [{ ...fine, rule: { ...fine.rule, reasons } }],
    }),
    { machines, grinders },
  );
  const { items } = results(stage, { makes: "espresso" }, "en").sections[0]!;
  expect(items.map(({ reasons: [reason] }) => reason!.text)).toEqual([
    "grind of fine",
    "Only coarse",
  ]);
});

it("what was chosen is said for itself where the question wishes something else besides", () => {
  const wish = {
    ...question,
    rules: [{ use: "score", condition: { attribute: "grind", is: "fine" } }],
    options: [
      {
        id: "espresso",
        label: { en: "espresso" },
        rules: [{ use: "score", condition: { attribute: "makes", is: "espresso" } }],
      },
    ],
  };
  const stage = coffeeStage(
    coffeeDocument({
      sections: [{ id: "machine", catalogue: "machines" }],
      rules: [],
      questions: [wish],
    }),
    { machines, grinders },
  );
  const { items } = results(stage, { makes: "espresso" }, "en").sections[0]!;
  expect(items.map(({ reasons: [reason] }) => [reason!.points, reason!.text])).toEqual([
    [100, "Makes: espresso, as you asked (grind: fine)"],
    [50, "Makes: espresso, as you asked (grind: coarse)"],
  ]);
});

it("nothing is said of what was not asked, of what ranks, and where the price ranks", () => {
  expect(met({ rules: [fine] }, {} as never)).toEqual([undefined, undefined]);
  const wish = {
    ...question,
    options: [
      {
        id: "espresso",
        label: { en: "espresso" },
        rules: [{ use: "score", condition: { attribute: "makes", is: "espresso" } }],
      },
    ],
  };
  expect(met({ questions: [wish] })).toEqual([undefined, undefined]);
  expect(met({ results: { order: "price" } })).toEqual([undefined, undefined]);
});

it("what is as it must be is met, and said so, however far it is from what is wished beside it", () => {
  const height = {
    ...{ id: "height", label: { en: "Height" }, kind: "number" as const, unit: "m" },
    ...{ values: [], isRetired: false },
  };
  const asked = {
    id: "reach",
    title: { en: "How high?" },
    ask: { kind: "number", unit: "m", min: 1, max: 12, step: 0.1 },
    rules: [
      { use: "filter", condition: { attribute: "height", atLeast: { answer: "reach" } } },
      {
        use: "score",
        earn: { by: "distance", attribute: "height", from: { answer: "reach" }, none: 2 },
      },
    ],
  };
  const document = coffeeDocument({
    questions: [asked],
    sections: [{ id: "machine", catalogue: "machines" }],
    rules: [],
  });
  const ladders = [3.2, 6.5].map((each) => productWith(`${each}`, { height: each }));
  const stage = coffeeStage(document, { machines: ladders, grinders }, [height]);
  const { items } = results(stage, { reach: 3 }, "en").sections[0]!;
  expect(items.map(({ reasons: [reason] }) => reason)).toEqual([
    {
      ...{ criterion: "reach", points: 90, max: 100, verdict: "partly", isMet: true },
      text: "Height: 3.2 m, which fits “3 m”",
    },
    {
      ...{ criterion: "reach", points: 0, max: 100, verdict: "missed", isMet: true },
      text: "Height: 6.5 m, which fits “3 m”",
    },
  ]);
});
