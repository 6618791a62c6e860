import { expect, it } from "vitest";
import { productWith } from "../testing/any-catalog";
import { coffeeDocument, coffeeStage } from "../testing/coffee-set";
import { optionCounts } from "./option-counts";

/** Which questions need not be asked of whoever wants this grind, where that is a must as long as anything is left. */
const notAsked = (grind: string, changes: object = {}) => {
  const one = (id: string) => ({ id, title: { en: id }, ask: { kind: "one" } });
  const option = (id: string, use: string, attribute: string, is: string) => ({
    ...{ id, label: { en: id }, rules: [{ use, condition: { attribute, is } }] },
  });
  const document = coffeeDocument({
    questions: [
      {
        ...one("grind"),
        options: ["fine", "coarse"].map((each) => option(each, "narrow", "grind", each)),
      },
      {
        ...one("milk"),
        ...{ offer: "available", skipSame: true },
        options: [
          option("yes", "score", "makes", "capsules"),
          { id: "either", label: { en: "It does not matter" }, exclusive: "not-sure" },
        ],
        ...changes,
      },
    ],
    sections: [{ id: "machine", catalogue: "machines" }],
    rules: [],
  });
  const machines = [
    productWith("a", { grind: "fine", makes: "filter" }),
    productWith("b", { grind: "coarse", makes: "capsules" }),
  ];
  const stage = coffeeStage(document, { machines, grinders: [] });
  return optionCounts(stage, { grind }, ["milk"], "en").same;
};

it("a question of which nothing is left but to leave it open is not asked", () => {
  expect(notAsked("fine")).toEqual(["milk"]);
  expect(notAsked("coarse")).toBeUndefined();
  expect(notAsked("fine", { offer: "all" })).toBeUndefined();
  expect(notAsked("fine", { skipSame: undefined })).toBeUndefined();
});
