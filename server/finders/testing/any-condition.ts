import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition, Test } from "@shared/finders/condition";

/** The values of an attribute that are still offered. */
export const offered = ({ values }: AttributeShape): string[] =>
  values.filter(({ isRetired }) => !isRetired).map(({ id }) => id);

export const halves = fc.integer({ min: -100, max: 2_000 }).map((number) => number / 2);
const span = fc
  .tuple(halves, halves)
  .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]);

const some = (values: string[]) =>
  fc.subarray(values, { minLength: 1, maxLength: Math.min(values.length, 4) });

const isStated = (attribute: string) =>
  fc.boolean().map((stated): Test => ({ attribute, isStated: stated }));

/** Words that products may state, of which some were decided about. */
const mentioning = (attribute: string, words: string[], values: string[]): fc.Arbitrary<Test> =>
  fc
    .record({
      mentions: some(words),
      counts: fc.subarray(values, { maxLength: 2 }),
      others: fc.subarray(values, { maxLength: 2 }),
    })
    .map((each) => ({ attribute, ...each }));

function ofChoice(attribute: string, values: string[], hasSeveral: boolean) {
  const tests: fc.Arbitrary<Test>[] = [
    fc.constantFrom(...values).map((is) => ({ attribute, is })),
    some(values).map((oneOf) => ({ attribute, oneOf })),
    some(values).map((hasAny) => ({ attribute, hasAny })),
    mentioning(attribute, values, values),
  ];
  return hasSeveral ? [...tests, some(values).map((hasAll) => ({ attribute, hasAll }))] : tests;
}

/** A number, or one of the document's values. */
type Compared = fc.Arbitrary<number | { value: string }>;

const ofNumber = (attribute: string, number: Compared): fc.Arbitrary<Test>[] => [
  number.map((is) => ({ attribute, is })),
  number.map((atLeast) => ({ attribute, atLeast })),
  number.map((moreThan) => ({ attribute, moreThan })),
  number.map((atMost) => ({ attribute, atMost })),
  span.map((between) => ({ attribute, between })),
  fc.tuple(number, fc.nat(40)).map(([of, plusMinus]) => ({ attribute, within: { of, plusMinus } })),
];

const ofFlag = (attribute: string): fc.Arbitrary<Test>[] => [
  fc.constantFrom("yes", "no").map((is) => ({ attribute, is })),
];

const ofText = (attribute: string): fc.Arbitrary<Test>[] => [
  fc.constantFrom("Merino", "north  star", "NORTH STAR").map((is) => ({ attribute, is })),
  fc.constantFrom("mer", "North", "north s", "q").map((startsWith) => ({ attribute, startsWith })),
  some(["merino", "cotton", "North Star"]).map((oneOf) => ({ attribute, oneOf })),
  mentioning(attribute, ["merino", "NORTH", "mesh"], ["Merino", "north star", "Mesh 3"]),
];

const aDate = fc.constantFrom("2025", "2025-06", "2025-06-14", "2025-06-16", "2026", "2027-01");

const ofDate = (attribute: string): fc.Arbitrary<Test>[] => [
  aDate.map((notBefore) => ({ attribute, notBefore })),
  aDate.map((notAfter) => ({ attribute, notAfter })),
];

/** Tests that suit an attribute; none where it has no values to test for. */
function testsOf(attribute: AttributeShape, number: Compared): fc.Arbitrary<Test>[] {
  const { id, kind } = attribute;
  const values = offered(attribute);
  switch (kind) {
    case "choice":
    case "choices":
      return values.length > 0 ? ofChoice(id, values, kind === "choices") : [];
    case "number":
      return ofNumber(id, number);
    case "range":
      return [number.map((contains) => ({ attribute: id, contains }))];
    case "flag":
      return ofFlag(id);
    case "date":
      return ofDate(id);
    case "text":
      return ofText(id);
  }
}

/** Any condition over these attributes, and over what every product has; also by these values. */
export function anyCondition(
  attributes: readonly AttributeShape[],
  values: readonly string[] = [],
): fc.Arbitrary<Condition> {
  const number: Compared =
    values.length === 0
      ? halves
      : fc.oneof(
          { weight: 2, arbitrary: halves },
          { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => ({ value })) },
        );
  const test = fc.oneof(
    ...attributes.flatMap((each) => [...testsOf(each, number), isStated(each.id)]),
    ...ofNumber("price", number),
    ...ofFlag("in-stock"),
    ...ofText("brand"),
    fc
      .uniqueArray(
        fc.nat(60).map((number) => `p${number}`),
        { minLength: 1, maxLength: 3 },
      )
      .map((products): Test => ({ products })),
  );
  return fc.letrec<{ condition: Condition }>((tie) => {
    const parts = fc.array(tie("condition"), { minLength: 1, maxLength: 3 });
    return {
      condition: fc.oneof(
        { maxDepth: 4, depthIdentifier: "condition", withCrossShrink: true },
        { weight: 4, arbitrary: test },
        parts.map((all) => ({ all })),
        parts.map((any) => ({ any })),
        tie("condition").map((not) => ({ not })),
      ),
    };
  }).condition;
}
