import fc from "fast-check";
import type { Picks } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { anyCatalogue, anyLayout, type CatalogueProduct } from "../../../catalogues/any-catalogue";
import { layOut } from "../../../matching/layout";
import { listedRows, type ListedRow } from "../../../matching/listed-for";
import { randomFrom } from "../../../matching/testing/random";
import type { Stage } from "../../shopper/stage";
import { anyAnswers } from "../any-answers";
import { stageOf } from "../any-case";
import { anyProducts } from "../any-catalogue";
import { SECTIONS } from "../any-section";
import { anyDocument } from "../documents";
import { sampleAttributes, sampleCatalogue } from "../samples";
import { plainQuestions, type PlainFinder } from "./plain-finder";

/** A random finder over random products, with answers and picks, one after the other. */
export interface FinderCase {
  plain: PlainFinder;
  steps: { answers: Answers; picks: Picks }[];
}

/** All that is known of the products' attributes. */
export const attributes = new Map(sampleAttributes.map((each) => [each.id, each]));

const MODELS = ["Citroën C3", "golf"];
const row: fc.Arbitrary<ListedRow> = fc.record({
  keys: fc.tuple(
    fc.constantFrom(...MODELS),
    fc.constantFrom({}, { min: 2010 }, { max: 2012 }, { min: 2008, max: 2015 }),
  ),
  product: fc.nat(22).map((at) => `p${at}`),
  note: fc.constantFrom("", "Fits in front"),
});

const listed: fc.Arbitrary<Rule> = fc
  .record({
    use: fc.constantFrom(
      "filter" as const,
      "narrow" as const,
      "score" as const,
      "exclude" as const,
    ),
    model: fc.constantFrom("citroen-c3", "GOLF", "polo"),
    year: fc.constantFrom(2009, 2012, 2016),
  })
  .map(({ use, model, year }) => ({
    use,
    condition: { list: "cars", listedFor: [model, year] },
  }));

const width = fc.constantFrom("narrow", "normal", "wide");
const kin: fc.Arbitrary<Rule> = fc
  .record({
    from: width,
    pairs: fc.array(
      fc.record({ of: fc.tuple(width, width), share: fc.constantFrom(0, 0.25, 0.5, 0.9) }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ from, pairs }) => ({
    use: "score" as const,
    earn: { by: "kin" as const, attribute: "width", from, pairs },
  }));

const exact: fc.Arbitrary<Rule> = fc
  .record({
    use: fc.constantFrom("filter" as const, "score" as const, "avoid" as const),
    is: fc.constantFrom("Mesh", "mesh", "mesh__knit"),
  })
  .map(({ use, is }) => ({ use, condition: { attribute: "upper", is, exact: true } }));

/** Wishes that cannot all be met, so that some are given up. */
const narrowing: fc.Arbitrary<Rule> = width.map((is) => ({
  use: "narrow" as const,
  condition: { attribute: "width", is },
}));

/** Sizes that many ranges end with. */
const sized: fc.Arbitrary<Rule> = fc
  .record({
    use: fc.constantFrom("filter" as const, "score" as const, "exclude" as const),
    contains: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ use, contains }) => ({ use, condition: { attribute: "sizes", contains } }));

/** What a second part has in common with the first. */
const same: fc.Arbitrary<Rule> = fc
  .record({
    use: fc.constantFrom("filter" as const, "narrow" as const, "score" as const),
    attribute: fc.constantFrom("width", "surfaces", "weight"),
  })
  .map(({ use, attribute }) => ({
    use,
    condition: { attribute, sameAsIn: SECTIONS[0]! },
    sections: [SECTIONS[1]!],
  }));

/** What documents drawn elsewhere have never, or seldom; some of it for some answers alone. */
const more = fc
  .array(
    fc.record({
      rule: fc.oneof(listed, kin, exact, narrowing, sized, same),
      isAnswered: fc.constantFrom(undefined, true, false),
      fact: fc.boolean(),
      weight: fc.nat(30),
    }),
    { maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map(({ rule, fact, weight, isAnswered }, at): FinderDocument["rules"][number] => ({
      id: `more-${at}`,
      ...(isAnswered !== undefined && { when: { question: "q0", isAnswered } }),
      // A fact has no wishes.
      fact: fact && (rule.use === "filter" || rule.use === "exclude"),
      weight,
      rule,
    })),
  );

/** More products of the same kinds: as many times as many, in other groups, with other prices. */
function grown(products: readonly CatalogueProduct[], times: number, seed: number) {
  const random = randomFrom(seed);
  const copies = Array.from({ length: times }, (_, time) =>
    products.map((product): CatalogueProduct => {
      const [one, other] = [random.of(products), random.of(products)];
      const isSame = random.chance(0.5);
      return {
        ...product,
        key: `${product.key}-${time}`,
        groupKey: random.chance(0.3) ? product.groupKey : `${product.groupKey}-${time}`,
        price: random.chance(0.1) ? null : (1 + random.below(1_200)).toFixed(2),
        specialPrice: random.chance(0.2) ? (1 + random.below(900)).toFixed(2) : null,
        brand: one.brand,
        inStock: random.chance(0.7),
        values: isSame ? { ...product.values, ...one.values } : other.values,
      };
    }),
  );
  return [...products, ...copies.flat()];
}

/** A finder with so many sections at most, and with so many times as many products as are drawn. */
export const anyFinderCase = (maxSections: number, maxTimes: number): fc.Arbitrary<FinderCase> =>
  fc
    .record({
      document: anyDocument(sampleAttributes, sampleCatalogue, { min: 1, max: maxSections }),
      drawn: anyProducts(sampleAttributes),
      times: fc.oneof(fc.constant(0), fc.nat(maxTimes)),
      seed: fc.nat(),
      rows: fc.array(row, { maxLength: 6 }),
      rules: more,
    })
    .map(({ document: given, drawn, times, seed, rows, rules }) => {
      const document = withoutShopsWishes({ ...given, rules: [...given.rules, ...rules] });
      const products = grown(drawn, times, seed);
      return { document, products, attributes, lists: new Map([["cars", rows]]) };
    })
    .chain(withSteps);

/** What is answered and picked, one after the other. */
export const withSteps = (plain: PlainFinder): fc.Arbitrary<FinderCase> =>
  fc
    .array(
      fc.record({
        answers: anyAnswers(plainQuestions(plain)),
        picks: fc.dictionary(
          fc.constantFrom(...SECTIONS),
          fc.constantFrom("none", ...plain.products.slice(0, 25).map(({ key }) => key)),
          { noNullPrototype: true },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((steps) => ({ plain, steps }));

/** The same finder as the product is given it, anew each time: nothing is kept from what was asked before. */
export function freshStage({ document, products, lists }: PlainFinder): Stage {
  const definition = { id: sampleCatalogue, currency: "ZAR", selection: {}, attributes };
  const tables = [...lists].map(([id, rows]) => [id, listedRows([false, true], rows)] as const);
  const catalogue = anyCatalogue(
    layOut(products, anyLayout(definition)),
    definition,
    new Map(tables),
  );
  return stageOf(structuredClone(document), catalogue);
}

/** What the shop wishes moves products; it is looked at by itself. */
function withoutShopsWishes({ promotion: _, ...document }: FinderDocument): FinderDocument {
  return {
    ...document,
    sections: document.sections.map(({ spread: _spread, ...section }) => section),
  };
}
