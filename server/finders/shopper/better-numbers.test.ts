import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
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
    ["espresso-1", 50, "Price: R4,000, and lower is better"],
    ["espresso-2", 10, "Price: R6,000, and lower is better"],
    ["mystery-1", 0, "Price: R9,000, and lower is better"],
  ]);
});
