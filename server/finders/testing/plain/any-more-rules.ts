import fc from "fast-check";
import type { FinderDocument } from "@shared/finders/document";
import { question as questionShape, type Question } from "@shared/finders/question";
import type { Condition, Test } from "@shared/finders/condition";
import type { Rule } from "@shared/finders/rule";
import { SECTIONS } from "../any-section";

// What documents that are drawn elsewhere have never, or seldom.

const FACTUAL = ["filter", "exclude"] as const;
const NEEDS = ["filter", "narrow"] as const;

/** Lists of what products are for; the last one is nowhere. */
export const LISTS = ["cars", "trains", "planes"];

/** Keys in many spellings; some stand in no row. */
const listedFor: fc.Arbitrary<Test> = fc
  .tuple(
    fc.constantFrom(...LISTS),
    fc.constantFrom("citroen-c3", "GOLF", "golf", "polo"),
    fc.constantFrom(2009, "2012", 2016),
  )
  .map(([list, model, year]) => ({ list, listedFor: [model, year] }));

const width = fc.constantFrom("narrow", "normal", "wide");
const surface = fc.constantFrom("road", "trail", "track");

/** What a fact may need, and what shops often do not state. */
const stated: fc.Arbitrary<Test> = fc.oneof(
  width.map((is) => ({ attribute: "width", is })),
  surface.map((each) => ({ attribute: "surfaces", hasAny: [each] })),
  fc.nat(300).map((atLeast) => ({ attribute: "weight", atLeast })),
  fc.nat(150).map((contains) => ({ attribute: "sizes", contains })),
  fc.nat(900).map((atMost) => ({ attribute: "price", atMost })),
);

/** Brands as they are written, in other spellings, and one that nobody has. */
const brand: fc.Arbitrary<Test> = fc.oneof(
  fc
    .record({
      is: fc.constantFrom("acme", "ACME ", "North & Co", "nobody", "Brand 7"),
      exact: fc.constantFrom(undefined, true),
    })
    .map((each) => ({ attribute: "brand", ...each })),
  fc
    .subarray(["Acme", "Brand 3", "north  &  co", "nobody"], { minLength: 1 })
    .map((oneOf) => ({ attribute: "brand", oneOf })),
);

const leaf = fc.oneof(
  { weight: 3, arbitrary: listedFor },
  { weight: 1, arbitrary: fc.oneof(stated, brand) },
);

/** Keys of a list alone, turned around, or beside something else. */
const withList: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: listedFor },
  { weight: 1, arbitrary: listedFor.map((not) => ({ not })) },
  { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((any) => ({ any })) },
  { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((all) => ({ all })) },
);

const listed: fc.Arbitrary<Rule> = fc.record({
  use: fc.constantFrom(...NEEDS, "score" as const, "exclude" as const, "filter" as const),
  condition: withList,
});

const must: fc.Arbitrary<Rule> = fc.record({
  use: fc.constant("filter" as const),
  condition: fc.oneof(stated, brand),
});

const branded: fc.Arbitrary<Rule> = fc.record({
  use: fc.constantFrom(...NEEDS, "score" as const, "avoid" as const, "exclude" as const),
  condition: brand,
});

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
    is: fc.constantFrom("Mesh", "mesh", "mesh__knit", "Mesh 17"),
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
    use: fc.constantFrom(...NEEDS, "score" as const),
    attribute: fc.constantFrom("width", "surfaces", "weight", "brand"),
  })
  .map(({ use, attribute }) => ({
    use,
    condition: { attribute, sameAsIn: SECTIONS[0]! },
    sections: [SECTIONS[1]!],
  }));

const isFactual = ({ use }: Rule) => FACTUAL.some((each) => each === use);

/** Rules of the finder, some of them for some answers alone. */
export const moreRules: fc.Arbitrary<FinderDocument["rules"]> = fc
  .array(
    fc.record({
      rule: fc.oneof(listed, listed, must, must, branded, kin, exact, narrowing, sized, same),
      isAnswered: fc.constantFrom(undefined, undefined, true, false),
      fact: fc.boolean(),
      weight: fc.nat(30),
    }),
    { maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map(({ rule, fact, weight, isAnswered }, at) => ({
      id: `more-${at}`,
      ...(isAnswered !== undefined && { when: { question: "q0", isAnswered } }),
      // A fact has no wishes.
      fact: fact && isFactual(rule),
      weight,
      rule,
    })),
  );

/** Facts whose choices need something, and a question for brands: each is there or not. */
export const moreQuestions: fc.Arbitrary<Question[]> = fc
  .record({
    fact: fc.option(
      fc.record({
        kind: fc.constantFrom("one" as const, "many" as const),
        combine: fc.constantFrom("any" as const, "all" as const),
        own: fc.array(must, { maxLength: 1 }),
        options: fc.array(fc.array(fc.oneof(must, listed.filter(isFactual)), { maxLength: 2 }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      { nil: undefined },
    ),
    brands: fc.option(
      fc.record({
        kind: fc.constantFrom("one" as const, "many" as const),
        ids: fc.constantFrom("short" as const, "names" as const),
        use: fc.constantFrom("filter", "narrow", "score", "avoid", undefined),
      }),
      { nil: undefined },
    ),
  })
  .map(({ fact, brands }) => {
    const title = { en: "?" };
    const found: unknown[] = [];
    if (fact) {
      const { kind, combine, own, options } = fact;
      found.push({
        id: "needs",
        title,
        fact: true,
        ask: { kind },
        combine: kind === "many" ? combine : "any",
        rules: own,
        options: options.map((rules, at) => ({ id: `n${at}`, label: title, rules })),
      });
    }
    if (brands) {
      const { kind, ids, use } = brands;
      const means = use && { use };
      found.push({
        id: "brands",
        title,
        ask: { kind },
        options: { products: "brand", ids, means },
      });
    }
    return found.map((each) => questionShape.parse(each));
  });
