import fc from "fast-check";
import { finderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import { anyProducts } from "../any-catalog";
import { sampleAttributes, sampleCatalog } from "../samples";
import { attributes, withSteps } from "./any-finder";
import type { FinderCase } from "./finder-case";

/** Some of few sizes, some of them open at an end. */
function withShortRange(product: CatalogProduct): CatalogProduct {
  const { sizes } = product.values;
  if (typeof sizes !== "object" || !("min" in sizes)) return product;
  const { min = 0, max = 0 } = sizes;
  const from = min % 15;
  const to = from + (max % 5);
  const ends = max % 3 === 0 ? { min: from } : max % 7 === 0 ? { max: to } : { min: from, max: to };
  return { ...product, values: { ...product.values, sizes: ends } };
}

const giveUp = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });

/**
 * Finders in which what any document seldom has meets at once: wishes that cannot all be met and are given up in some
 * order, a budget among them, numbers at the ends of ranges, and rules that wait for a number.
 */
export const pointedFinder: fc.Arbitrary<FinderCase> = fc
  .record({
    products: anyProducts(sampleAttributes).map((drawn) => drawn.map(withShortRange)),
    order: fc.constantFrom("score" as const, "price" as const),
    givenUp: fc.tuple(giveUp, giveUp, giveUp),
    combine: fc.constantFrom("any" as const, "all" as const),
    use: fc.constantFrom("score" as const, "filter" as const, "narrow" as const),
    isRestFact: fc.boolean(),
  })
  .map(({ products, order, givenUp, combine, use, isRestFact }) => {
    const title = { en: "?" };
    const narrow = (attribute: string) => ({ attribute, means: { use: "narrow" } });
    const document = finderDocument.parse({
      schema: 1,
      locale: "en",
      title,
      questions: [
        {
          id: "size",
          title,
          ask: { kind: "number", min: 0, max: 20 },
          rules: [{ use, condition: { attribute: "sizes", contains: { answer: "size" } } }],
        },
        {
          id: "width",
          title,
          ask: { kind: "one" },
          options: narrow("width"),
          rules: [
            { use: "score", condition: { attribute: "weight", atMost: { value: "tenfold" } } },
          ],
          giveUp: givenUp[0],
        },
        {
          id: "surfaces",
          title,
          ask: { kind: "many" },
          combine,
          options: narrow("surfaces"),
          giveUp: givenUp[1],
        },
        {
          id: "rest",
          title,
          ask: { kind: "one" },
          fact: isRestFact,
          options: ["yes", "no"].map((is) => ({
            id: is,
            label: title,
            rules: [
              {
                use: "exclude",
                when: { question: "size", atMost: 10 },
                condition: { attribute: "waterproof", is },
              },
            ],
          })),
        },
        {
          id: "budget",
          title,
          ask: { kind: "price", max: 1_000, step: 50 },
          rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
          giveUp: givenUp[2],
        },
      ],
      values: [{ id: "tenfold", is: { multiply: [{ answer: "size" }, 10] } }],
      sections: [{ id: "main", catalogue: sampleCatalog }],
      results: { order },
    });
    return { document, products, attributes, lists: new Map() };
  })
  .chain(withSteps);
