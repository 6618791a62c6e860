import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { anyCondition } from "./any-condition";
import { anyQuestion, anySketch, type Sketch } from "./any-question";
import { anyRule } from "./any-rule";
import { anyText, given, maybe } from "./any-text";
import { anyWhen } from "./any-when";

const MAX_QUESTIONS = 5;

/**
 * Any document that can be published over these attributes and this catalogue, as the schema reads it: with
 * branching, pages of several questions, facts, every kind of question and rule, and promotion. Attributes
 * and values that are retired are left alone.
 */
export function anyDocument(
  attributes: readonly AttributeShape[],
  catalogueId: string,
): fc.Arbitrary<FinderDocument> {
  const known = attributes.filter(({ isRetired }) => !isRetired);
  return anySketches(known).chain((sketches) => documentOf(sketches, known, catalogueId));
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
  attributes: readonly AttributeShape[],
  catalogueId: string,
): fc.Arbitrary<FinderDocument> {
  const condition = anyCondition(attributes);
  const single = attributes.filter(({ kind }) => kind === "choice").map(({ id }) => id);
  const questions = sketches.map((sketch, index) =>
    anyQuestion(sketch, sketches.slice(0, index), sketches.slice(index + 1), attributes),
  );
  return fc
    .record({
      schema: fc.constant(1 as const),
      locale: fc.constant("en"),
      title: anyText,
      text: maybe(anyText),
      currency: fc.constantFrom("ZAR", "EUR"),
      questions: fc.tuple(...questions),
      groups: fc.subarray([
        { id: "page-0", name: { en: "First" }, submit: { en: "Go on" } },
        { id: "page-1", title: { en: "More of it" }, step: "more" },
      ]),
      values: fc.constant<FinderDocument["values"]>([]),
      rules: anyFinderRules(sketches, attributes),
      sections: fc
        .record({
          id: fc.constant("main"),
          heading: maybe(anyText),
          catalogue: fc.constant(catalogueId),
          isOptional: fc.constant(false),
          filter: fc.option(condition, { nil: undefined, freq: 2 }),
          maxItems: fc.integer({ min: 1, max: 24 }),
          spread: maybe(
            fc.record({
              attribute: fc.constantFrom("brand", ...single),
              most: fc.integer({ min: 1, max: 2 }),
              among: fc.integer({ min: 3, max: 6 }),
            }),
          ),
        })
        .map((section) => [given(section)]),
      results: anyResults(sketches, attributes),
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

function anyFinderRules(sketches: readonly Sketch[], attributes: readonly AttributeShape[]) {
  const one = (id: string) =>
    fc.boolean().chain((fact) =>
      fc
        .record({
          id: fc.constant(id),
          name: maybe(anyText),
          when: anyWhen(sketches),
          fact: fc.constant(fact),
          weight: fc.nat(50),
          rule: anyRule(attributes, fact),
        })
        .map(given),
    );
  return fc
    .integer({ min: 0, max: 2 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => one(`rule-${index}`))),
    );
}

function anyResults(sketches: readonly Sketch[], attributes: readonly AttributeShape[]) {
  const shown = attributes.map(({ id }) => id).slice(0, 12);
  return fc
    .record({
      order: fc.constantFrom("score" as const, "price" as const),
      orderBy: fc.subarray(
        attributes.filter(({ kind }) => kind === "number").map(({ id }) => ({ attribute: id })),
      ),
      layout: fc.constantFrom("rows" as const, "grid" as const),
      badge: fc.constantFrom("percent" as const, "words" as const, "none" as const),
      card: fc.subarray(shown),
      actions: fc.subarray(["compare", "share", "saved-sets", "basket", "mail"] as const),
      heading: maybe(anyText),
      endings: fc.oneof(
        { weight: 3, arbitrary: fc.constant<FinderDocument["results"]["endings"]>([]) },
        {
          weight: 1,
          arbitrary: fc
            .record({ when: anyWhen(sketches), text: anyText })
            .map(({ when, text }) => (when ? [{ when, text }] : [])),
        },
      ),
    })
    .map(given);
}
