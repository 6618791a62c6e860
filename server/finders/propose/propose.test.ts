import fc from "fast-check";
import { expect, test } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { checkDocument } from "../check/check-document";
import { anyCatalogOf, anyProducts } from "../testing/any-catalog";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { finish } from "../../platform/work/steps";
import { proposeInSteps } from "./propose";

const propose = (...given: Parameters<typeof proposeInSteps>) => finish(proposeInSteps(...given));

const known = {
  attributes: new Map(sampleAttributes.map((each) => [each.id, each])),
  catalogs: new Set([sampleCatalog]),
};

test("what is proposed for any catalog can be published as it is, and asks of nothing that is retired", () => {
  let proposed = 0;
  fc.assert(
    fc.property(anyProducts(sampleAttributes), (products) => {
      const questions = propose(anyCatalogOf(products, sampleAttributes, sampleCatalog));
      expect(questions.length).toBeLessThanOrEqual(6);
      if (questions.length === 0) return;
      proposed += 1;
      const document = finderDocument.parse({
        schema: 1,
        locale: "en",
        title: { en: "Proposed" },
        questions,
        sections: [{ id: "main", catalogue: sampleCatalog }],
      });
      const { faults, warnings } = checkDocument(document, known);
      expect(faults).toEqual([]);
      expect(warnings.filter(({ message }) => message.includes("changes nothing"))).toEqual([]);
      expect(questions.map(({ id }) => id)).not.toContain("laces");
    }),
    { numRuns: 300 },
  );
  expect(proposed).toBeGreaterThan(50);
});

test("nothing is proposed of what most products do not state, or all state alike", () => {
  const product = (at: number, values: Record<string, string>) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    key: `p${at}`,
    groupKey: `p${at}`,
    name: `Product ${at}`,
    description: null,
    brand: null,
    price: null,
    specialPrice: null,
    pictureUrl: null,
    pageUrl: null,
    inStock: true,
    values,
  });
  const questionsOf = (values: Record<string, string>[]) =>
    propose(
      anyCatalogOf(
        values.map((each, at) => product(at, each)),
        sampleAttributes,
        sampleCatalog,
      ),
    ).map(({ id }) => id);
  expect(questionsOf([{ width: "wide" }, { width: "narrow" }, {}])).toEqual(["width"]);
  expect(questionsOf([{ width: "wide" }, {}, {}])).toEqual([]);
  expect(questionsOf([{ width: "wide" }, { width: "wide" }])).toEqual([]);
  expect(questionsOf([])).toEqual([]);
});
