import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { anyCondition } from "./any-condition";
import { anyQuestion, anySketch, type Sketch } from "./any-question";
import { anyRule, type Around } from "./any-rule";
import { anySameAs, anySections, SECTIONS } from "./any-section";
import { anyText, given, maybe } from "./any-text";
import { anyValues } from "./any-values";
import { anyWhen } from "./any-when";
import { withAllReached } from "./with-all-reached";

const MAX_QUESTIONS = 5;

/**
 * Any document that can be published over these attributes and this catalog: any draft, in which answers lead to
 * every question and option.
 */
export const anyDocument = (
  attributes: readonly AttributeShape[],
  catalogId: string,
  sections = { min: 1, max: SECTIONS.length },
): fc.Arbitrary<FinderDocument> =>
  anyDraft(attributes, catalogId, sections).map((draft) => withAllReached(draft, attributes));

/**
 * Any document over these attributes and this catalog, as the schema reads it: with
 * branching, pages of several questions, facts, every kind of question and rule, values, sections that depend on
 * those above, endings and promotion; with so many sections. Attributes and values that are retired
 * are left alone.
 */
export function anyDraft(
  attributes: readonly AttributeShape[],
  catalogId: string,
  sections = { min: 1, max: SECTIONS.length },
): fc.Arbitrary<FinderDocument> {
  const known = attributes.filter(({ isRetired }) => !isRetired);
  return fc.tuple(anySketches(known), fc.integer(sections)).chain(([sketches, count]) =>
    anyValues(sketches).chain((drawn) =>
      documentOf(
        sketches,
        {
          attributes: known,
          questions: sketches,
          values: drawn,
          sections: SECTIONS.slice(0, count),
        },
        drawn.map(({ value }) => value),
        catalogId,
      ),
    ),
  );
}

function anySketches(attributes: readonly AttributeShape[]): fc.Arbitrary<Sketch[]> {
  return fc.integer({ min: 1, max: MAX_QUESTIONS }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => `q${index}`);
    const turns = fc.array(fc.boolean(), { minLength: count, maxLength: count });
    const sketches = fc.tuple(...ids.map((id) => anySketch(id, attributes)));
    return fc.tuple(sketches, turns).map(([each, turned]) =>
      each.map((sketch, index) => ({
        ...sketch,
        page: turned.slice(0, index + 1).filter(Boolean).length,
      })),
    );
  });
}

function documentOf(
  sketches: readonly Sketch[],
  around: Around,
  values: FinderDocument["values"],
  catalogId: string,
): fc.Arbitrary<FinderDocument> {
  const condition = anyCondition(around.attributes);
  const questions = sketches.map((sketch, index) =>
    anyQuestion(sketch, sketches.slice(0, index), sketches.slice(index + 1), around),
  );
  return fc
    .record({
      schema: fc.constantFrom(1 as const, 2 as const),
      locale: fc.constant("en"),
      title: anyText,
      text: maybe(anyText),
      currency: fc.constantFrom("ZAR", "EUR"),
      questions: fc.tuple(...questions),
      groups: fc.subarray([
        { id: "page-0", name: { en: "First" }, submit: { en: "Go on" } },
        { id: "page-1", title: { en: "More of it" }, step: "more" },
      ]),
      values: fc.constant(values),
      rules: anyFinderRules(around),
      sections: anySections(around, catalogId),
      results: anyResults(around),
      promotion: maybe(
        fc
          .record({
            products: fc.subarray(["p1", "p2", "p3", "p40"]),
            minScore: fc.nat(100),
            boosts: fc.array(fc.record({ condition, places: fc.integer({ min: 1, max: 10 }) }), {
              maxLength: 2,
            }),
            text: maybe(anyText),
          })
          .map(given),
      ),
      texts: fc.dictionary(fc.constantFrom("next", "back"), anyText, { noNullPrototype: true }),
      screens: fc.constant({}),
      notes: maybe(fc.constant("For the winter.")),
    })
    .map(given);
}

function anyFinderRules(around: Around): fc.Arbitrary<FinderDocument["rules"]> {
  const { attributes, questions, values, sections } = around;
  const one = (id: string) =>
    fc.boolean().chain((fact) =>
      fc
        .record({
          id: fc.constant(id),
          name: maybe(anyText),
          when: anyWhen(questions, values),
          fact: fc.constant(fact),
          weight: fc.nat(50),
          rule: anyRule(around, fact),
        })
        .map(given),
    );
  const own = fc
    .integer({ min: 0, max: 2 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => one(`rule-${index}`))),
    );
  const same = anySameAs(attributes, sections).map((rules) =>
    rules.map((rule, index) => ({ id: `same-${index}`, fact: false, weight: 10, rule })),
  );
  return fc.tuple(own, same).map((rules) => rules.flat());
}

function anyResults(around: Around) {
  const { attributes, questions, values } = around;
  const shown = attributes.map(({ id }) => id).slice(0, 12);
  const numbers = attributes.filter(({ kind }) => kind === "number");
  const when = anyWhen(questions, values);
  return fc
    .record({
      order: fc.constantFrom("score" as const, "price" as const),
      orderBy: fc
        .tuple(fc.subarray(numbers), when)
        .map(([some, each]) => some.map(({ id }) => given({ when: each, attribute: id }))),
      layout: fc.constantFrom("rows" as const, "grid" as const),
      badge: fc.constantFrom("percent" as const, "words" as const, "none" as const),
      card: fc.subarray(shown),
      actions: fc.subarray(["compare", "share", "saved-sets", "basket", "mail"] as const),
      heading: maybe(anyText),
      endings: fc.oneof(
        { weight: 3, arbitrary: fc.constant<FinderDocument["results"]["endings"]>([]) },
        { weight: 1, arbitrary: anyEnding(around) },
      ),
    })
    .map(given);
}

const anyEnding = ({ questions, values }: Around) =>
  fc
    .record({
      when: anyWhen(questions, values),
      text: anyText,
      link: maybe(fc.constantFrom("https://shop.example/visit", "mailto:ask@shop.example")),
      phone: maybe(fc.constant("021 555 0142")),
      label: maybe(anyText),
    })
    .map(({ when, ...rest }) => (when ? [given({ when, ...rest })] : []));
