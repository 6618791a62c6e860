import fc from "fast-check";
import { statedStock } from "@shared/stock";
import type { FinderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import type { ListedRow } from "../../../engine/listed-for";
import { randomFrom } from "../../../engine/testing/random";
import { anyAnswers } from "../any-answers";
import { anyProducts } from "../any-catalog";
import { SECTIONS } from "../any-section";
import { anyDocument } from "../documents";
import { sampleAttributes, sampleCatalog } from "../samples";
import { LISTS, moreQuestions, moreRules } from "./any-more-rules";
import { anyProductValue, withProductValues } from "./any-product-value";
import { choicesOf, type FinderCase, type PlainFinder } from "./finder-case";

const STOCK = ["low", "made to order", "backorder", "out", null] as const;

/** All that is known of the products' attributes. */
export const attributes = new Map(sampleAttributes.map((each) => [each.id, each]));

const row: fc.Arbitrary<ListedRow> = fc.record({
  keys: fc.tuple(
    fc.constantFrom("Citroën C3", "golf"),
    fc.constantFrom({}, { min: 2010 }, { max: 2012 }, { min: 2008, max: 2015 }),
  ),
  product: fc.nat(22).map((at) => `p${at}`),
  note: fc.constantFrom("", "Fits in front"),
});
const list = fc.record({ rows: fc.array(row, { maxLength: 6 }), isComplete: fc.boolean() });

/** How many products there are of each that is drawn, and how many values besides those that are. */
interface Growth {
  times: number;
  values: number;
  seed: number;
}

/** More products of the same kinds: in other groups, with other prices, brands and numbers. */
function grown(products: readonly CatalogProduct[], { times, values, seed }: Growth) {
  const random = randomFrom(seed);
  const spellings = ["Acme", "ACME", "Ácme!", "North & Co", null];
  const others = (): CatalogProduct["values"] => ({
    upper: `Mesh ${random.below(values)}`,
    weight: random.below(values) / 64,
    sizes: { min: random.below(values) / 8, max: 40 + random.below(values) },
  });
  const copies = Array.from({ length: times }, (_, time) =>
    products.map((product): CatalogProduct => {
      const [one, other] = [random.of(products), random.of(products)];
      const own = random.chance(0.5) ? { ...product.values, ...one.values } : other.values;
      const hasMore = values > 0 && random.chance(0.5);
      return {
        ...product,
        key: `${product.key}-${time}`,
        groupKey: random.chance(0.3) ? product.groupKey : `${product.groupKey}-${time}`,
        price: random.chance(0.1) ? null : (1 + random.below(1_200)).toFixed(2),
        specialPrice: random.chance(0.2) ? (1 + random.below(900)).toFixed(2) : null,
        brand: hasMore ? `Brand ${random.below(values)}` : random.of(spellings),
        ...statedStock(random.chance(0.5) ? "in" : random.of(STOCK)),
        values: hasMore ? { ...own, ...others() } : own,
      };
    }),
  );
  return [...products, ...copies.flat()];
}

/** What is answered and picked, one after the other. */
export const withSteps = (plain: PlainFinder): fc.Arbitrary<FinderCase> =>
  fc
    .array(
      fc.record({
        answers: anyAnswers(choicesOf(plain)),
        picks: fc.dictionary(
          fc.constantFrom(...SECTIONS),
          fc.constantFrom("none", ...plain.products.slice(0, 25).map(({ key }) => key)),
          { noNullPrototype: true },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((steps) => ({ plain, steps }));

/** A finder with so many sections at most, over products that grow so much. */
const finderCase = (maxSections: number, growth: fc.Arbitrary<Growth>): fc.Arbitrary<FinderCase> =>
  fc
    .record({
      document: anyDocument(sampleAttributes, sampleCatalog, { min: 1, max: maxSections }),
      drawn: anyProducts(sampleAttributes),
      growth,
      lists: fc.tuple(list, list),
      rules: moreRules,
      questions: moreQuestions,
      unlisted: fc.subarray(LISTS),
      ofProducts: fc.array(anyProductValue, { maxLength: 2 }),
    })
    .map(({ document: given, drawn, growth: grows, lists, rules, questions, ...more }) => {
      const { unlisted, ofProducts } = more;
      const withValues = withProductValues(given, ofProducts);
      const document = withoutShopsWishes({
        ...withValues,
        questions: [...given.questions, ...questions],
        rules: [...withValues.rules, ...rules],
        results: {
          ...given.results,
          unlisted: unlisted.map((each) => ({ list: each, text: { en: "?" } })),
        },
      });
      return {
        document,
        products: grown(drawn, grows),
        attributes,
        lists: new Map(lists.map((each, at) => [LISTS[at]!, each])),
      };
    })
    .chain(withSteps);

/** A finder with so many sections at most, and with so many times as many products as are drawn. */
export const anyFinderCase = (maxSections: number, maxTimes: number): fc.Arbitrary<FinderCase> =>
  finderCase(
    maxSections,
    fc.record({
      times: fc.oneof(fc.constant(0), fc.nat(maxTimes)),
      values: fc.constantFrom(0, 10),
      seed: fc.nat(),
    }),
  );

/** A finder over as many products as catalogs get, and as many values of a column. */
export const largeFinderCase: fc.Arbitrary<FinderCase> = finderCase(
  1,
  fc.record({
    times: fc.constantFrom(300, 999),
    values: fc.constantFrom(10, 2_000, 20_000),
    seed: fc.nat(),
  }),
);

/** What the shop wishes moves products; it is looked at by itself. */
function withoutShopsWishes({ promotion: _, ...document }: FinderDocument): FinderDocument {
  const sections = document.sections.map(({ spread: _spread, ...section }) => section);
  return { ...document, sections };
}
