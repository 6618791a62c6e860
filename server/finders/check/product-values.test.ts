import { describe, expect, it } from "vitest";
import { attributes, dogFood } from "../testing/dog-food";
import { sampleCatalog } from "../testing/samples";
import { checkDocument } from "./check-document";

const known = {
  attributes: new Map(attributes.map((each) => [each.id, each])),
  catalogs: new Set([sampleCatalog]),
};
const faults = (changes: object) =>
  checkDocument(dogFood(changes), known).faults.map(({ path, message }) => [path, message]);

describe("the check of a value of each product", () => {
  it("finds nothing wrong with one that is used where products are looked at", () => {
    expect(faults({})).toEqual([]);
  });

  const value = { id: "cost", name: { en: "A month" }, is: { product: "price" } };
  const elsewhere =
    "“A month” is different for each product, so it cannot be used here. Use a calculation of answers alone.";
  const alone = { questions: dogFood().questions.slice(0, 1), results: {} };

  it.each<[string, object, string, string]>([
    [
      "in a text",
      { results: { heading: { en: "About {value:cost}." } } },
      "results.heading.en",
      elsewhere,
    ],
    [
      "in what a part is there for",
      { sections: [{ id: "food", catalogue: sampleCatalog, when: { value: "cost", atLeast: 1 } }] },
      "sections.0.when",
      elsewhere,
    ],
    [
      "as an amount",
      {
        sections: [
          { id: "food", catalogue: sampleCatalog, amount: { value: "cost", pack: "grams" } },
        ],
      },
      "sections.0.amount.value",
      elsewhere,
    ],
    [
      "of an attribute that is gone",
      { values: [{ ...value, is: { product: "weight" } }] },
      "values.0.is",
      "Its attribute is not there any more. Choose another one, or define it first.",
    ],
    [
      "of a text",
      { values: [{ ...value, is: { product: "brand" } }] },
      "values.0.is",
      "The brand is a text. Calculate with a number.",
    ],
    [
      "without a name",
      { values: [{ id: "cost", is: { product: "price" } }] },
      "values.0.name",
      "Calculation 1 has no name: give it the one that shoppers read.",
    ],
    [
      "that has the id of an attribute",
      { values: [{ ...value, id: "grams" }] },
      "values.0.id",
      "“A month” cannot be told from one of your attributes. Remove the calculation and add it again.",
    ],
  ])("stops one %s", (_, changes, path, message) => {
    expect(faults({ values: [value], ...alone, ...changes })).toEqual([[path, message]]);
  });
});
