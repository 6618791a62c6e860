import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition, Test } from "@shared/finders/condition";
import type { Section } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { anyCondition } from "./any-condition";
import type { Around } from "./any-rule";
import { anyText, given, maybe } from "./any-text";
import { anyWhen } from "./any-when";

/** The ids of sections, from the top. */
export const SECTIONS = ["main", "second", "third"];

/** What products of two sections can have in common. */
const COMPARED: readonly AttributeShape["kind"][] = [
  "choice",
  "choices",
  "number",
  "range",
  "text",
];

/** Sections over one catalog: some come only for some answers, are optional, or depend on one above. */
export function anySections(around: Around, catalog: string): fc.Arbitrary<Section[]> {
  const { attributes, questions, values, sections } = around;
  const own = anyCondition(
    attributes,
    values.map(({ id }) => id),
  );
  const kinds = ["brand", ...attributes.filter(isSingle).map(({ id }) => id)];
  return fc.tuple(
    ...sections.map((id, at) => {
      const same = sameAs(attributes, sections.slice(0, at));
      const filter: fc.Arbitrary<Condition> = same ? fc.oneof(own, same) : own;
      return fc
        .record({
          id: fc.constant(id),
          heading: maybe(anyText),
          catalogue: fc.constant(catalog),
          // Most are there, so that most documents show something.
          when:
            sections.length === 1
              ? fc.constant(undefined)
              : fc.option(anyWhen(questions, values), { nil: undefined, freq: 2 }),
          isOptional: sections.length === 1 ? fc.constant(false) : fc.boolean(),
          filter: fc.option(filter, { nil: undefined, freq: 2 }),
          maxItems: fc.integer({ min: 1, max: 24 }),
          spread: maybe(
            fc.record({
              attribute: fc.constantFrom(...kinds),
              most: fc.integer({ min: 1, max: 2 }),
              among: fc.integer({ min: 3, max: 6 }),
            }),
          ),
        })
        .map(given);
    }),
  );
}

/** Rules by which a section depends on one above: none where there is one section alone. */
export function anySameAs(
  attributes: readonly AttributeShape[],
  sections: readonly string[],
): fc.Arbitrary<Rule[]> {
  const rules = sections.flatMap((id, at) => {
    const same = sameAs(attributes, sections.slice(0, at));
    if (!same) return [];
    return fc
      .record({
        use: fc.constantFrom("filter" as const, "narrow" as const, "score" as const),
        condition: same,
      })
      .map((rule): Rule => ({ ...rule, sections: [id] }));
  });
  if (rules.length === 0) return fc.constant([]);
  return fc.array(fc.oneof(...rules), { maxLength: 2 });
}

const isSingle = ({ kind }: AttributeShape) => kind === "choice";

/** A test on what was chosen in one of these sections; nothing where there is none. */
function sameAs(
  attributes: readonly AttributeShape[],
  above: readonly string[],
): fc.Arbitrary<Test> | undefined {
  const compared = attributes.filter(({ kind }) => COMPARED.includes(kind)).map(({ id }) => id);
  if (above.length === 0 || compared.length === 0) return undefined;
  return fc.record({
    attribute: fc.constantFrom(...compared),
    sameAsIn: fc.constantFrom(...above),
  });
}
