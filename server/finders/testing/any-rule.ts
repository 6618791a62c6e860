import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Earn, Rule, Use } from "@shared/finders/rule";
import { withoutIdleTolerance } from "@shared/finders/tolerance";
import { anyCondition, halves, offered } from "./any-condition";
import { anyText, given, maybe } from "./any-text";
import { anyWhen, type Asked, type Worked } from "./any-when";

/** What a rule can look at, wherever it stands. */
export interface Around {
  attributes: readonly AttributeShape[];
  questions: readonly Asked[];
  values: readonly Worked[];
  /** The ids of the sections. */
  sections: readonly string[];
}

const share = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);

export const anyReasons = fc
  .record({
    met: maybe(anyText),
    partly: maybe(anyText),
    missed: maybe(anyText),
    unknown: maybe(anyText),
  })
  .map(given);

const USES: readonly Use[] = ["filter", "narrow", "score", "score", "score", "avoid", "exclude"];

/** The uses that a fact may have. */
const FACTUAL: readonly Use[] = ["filter", "exclude"];

export const anyUse = (isFact: boolean): fc.Arbitrary<Use> =>
  fc.constantFrom(...(isFact ? FACTUAL : USES));

const parts = maybe(fc.integer({ min: 1, max: 5 }));

const tolerance = maybe(fc.integer({ min: 1, max: 200 }));

/** When a rule applies, and for which sections. */
const anyScope = madeOnce(({ questions, values, sections }) => ({
  when: fc.option(anyWhen(questions, values), { nil: undefined, freq: 2 }),
  sections: fc.option(fc.subarray([...sections], { minLength: 1 }), { nil: undefined, freq: 2 }),
}));

/** Every option of a document draws its rules from the same place, which takes longer to make than to use. */
function madeOnce<Made>(make: (around: Around) => Made): (around: Around) => Made {
  const made = new WeakMap<Around, Made>();
  return (around) => {
    const found = made.get(around) ?? make(around);
    made.set(around, found);
    return found;
  };
}

/** A rule with this use and condition. */
export const withCondition = (
  use: fc.Arbitrary<Use>,
  condition: fc.Arbitrary<Condition>,
  around: Around,
): fc.Arbitrary<Rule> =>
  fc
    .record({ use, condition, tolerance, reasons: maybe(anyReasons), parts, ...anyScope(around) })
    .map(given)
    .map(withoutIdleTolerance);

/** A wish by a measure. */
export const withEarn = (earn: fc.Arbitrary<Earn>, around: Around): fc.Arbitrary<Rule> =>
  fc
    .record({
      use: fc.constant("score" as const),
      earn,
      reasons: maybe(anyReasons),
      parts,
      ...anyScope(around),
    })
    .map(given);

function earnsOf(attribute: AttributeShape): fc.Arbitrary<Earn>[] {
  const { id, kind } = attribute;
  const values = offered(attribute);
  if (kind === "number" || kind === "range") {
    return [
      fc
        .tuple(halves, fc.integer({ min: 1, max: 200 }))
        .map(([from, none]): Earn => ({ by: "distance", attribute: id, from, none })),
      fc
        .tuple(halves, fc.integer({ min: 1, max: 200 }), fc.boolean())
        .map(([from, far, isLow]): Earn => {
          const [all, none] = isLow ? [from, from + far] : [from + far, from];
          return { by: "linear", attribute: id, all, none };
        }),
      fc
        .constantFrom("lower" as const, "higher" as const)
        .map((better): Earn => ({ by: "relative", attribute: id, better })),
    ];
  }
  if ((kind !== "choice" && kind !== "choices") || values.length === 0) return [];
  const several = fc.subarray(values, { minLength: 1, maxLength: Math.min(values.length, 6) });
  return [
    fc
      .tuple(fc.constantFrom(...values), fc.array(share, { minLength: 1, maxLength: 4 }))
      .map(([from, shares]): Earn => ({ by: "steps", attribute: id, from, shares })),
    fc
      .tuple(several, fc.array(share, { minLength: 6, maxLength: 6 }))
      .map(([chosen, shares]): Earn => ({
        by: "table",
        attribute: id,
        shares: Object.fromEntries(chosen.map((each, index) => [each, shares[index]!])),
      })),
    several.map((of): Earn => ({ by: "share", attribute: id, of })),
  ];
}

/** A rule of an option, or of the finder: what it compares with is given in it. */
export const anyRule = (around: Around, isFact: boolean): fc.Arbitrary<Rule> =>
  isFact ? factRule(around) : usualRule(around);

const byCondition = (around: Around, isFact: boolean) =>
  withCondition(anyUse(isFact), conditionIn(around), around);

const conditionIn = madeOnce(({ attributes, values }) =>
  anyCondition(
    attributes,
    values.map(({ id }) => id),
  ),
);

const factRule = madeOnce((around) => byCondition(around, true));

const usualRule = madeOnce((around) => {
  const earns = around.attributes.flatMap(earnsOf);
  if (earns.length === 0) return byCondition(around, false);
  return fc.oneof(
    { weight: 3, arbitrary: byCondition(around, false) },
    { weight: 1, arbitrary: withEarn(fc.oneof(...earns), around) },
  );
});
