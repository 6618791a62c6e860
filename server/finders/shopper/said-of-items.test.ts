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
