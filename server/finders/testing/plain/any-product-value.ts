import fc from "fast-check";
import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";

// Values that are worked out for each product, with a rule that asks for each.

/** A value of each product before it is put into a document: what it begins with, and what stands on it. */
interface Drawn {
  made: (part: Calculation) => Calculation;
  rule: (attribute: string) => Rule;
  fact: boolean;
  isOrder: boolean;
}

const stated: fc.Arbitrary<Calculation> = fc.constantFrom(
  { product: "weight" },
  { product: "price" },
  { divide: [{ product: "price" }, { product: "weight" }] },
);

const made: fc.Arbitrary<Drawn["made"]> = stated.chain((of) =>
  fc.constantFrom<Drawn["made"][]>(
    (part) => ({ multiply: [of, part] }),
    (part) => ({ roundUp: { divide: [part, of] }, to: 2 }),
    (part) => ({ add: [part, of, 3] }),
    (part) => ({ max: [of, part] }),
    (part) => ({
      bands: [{ when: { question: "q0", isAnswered: true }, is: { subtract: [of, part] } }],
      otherwise: of,
    }),
    (part) => ({
      bands: [
        { when: { question: "q0", isAnswered: false }, is: of },
        { when: { question: "q0", isAnswered: true }, is: part },
      ],
    }),
  ),
);

const number = fc.nat(400);

const rule: fc.Arbitrary<Drawn["rule"]> = fc
  .tuple(number, number, fc.constantFrom("filter", "narrow", "exclude", "score", "avoid"))
  .chain(([one, other, use]) =>
    fc.constantFrom<Drawn["rule"][]>(
      (attribute) => ({ use, condition: { attribute, atMost: one } }),
      (attribute) => ({ use, condition: { attribute, moreThan: one } }),
      (attribute) => ({
        use,
        condition: { attribute, between: [Math.min(one, other), Math.max(one, other)] },
      }),
      (attribute) => ({ use, condition: { attribute, isStated: true } }),
      (attribute) => ({
        use: "score",
        earn: { by: "linear", attribute, all: one, none: one + 1 + other },
      }),
      (attribute) => ({
        use: "score",
        earn: { by: "distance", attribute, from: one, none: 1 + other },
      }),
      (attribute) => ({
        use: "score",
        earn: { by: "relative", attribute, better: one < other ? "lower" : "higher" },
      }),
    ),
  );

export const anyProductValue: fc.Arbitrary<Drawn> = fc.record({
  made,
  rule,
  fact: fc.boolean(),
  isOrder: fc.boolean(),
});

/** A document with these values: each is made of the last one before it, or of an answer where there is a number asked. */
export function withProductValues(
  document: FinderDocument,
  drawn: readonly Drawn[],
): FinderDocument {
  const asked = document.questions.find(({ ask }) => ask.kind === "number");
  const values = [...document.values];
  const rules = [...document.rules];
  const orderBy = [...document.results.orderBy];
  drawn.forEach((each, at) => {
    const last = values.at(-1);
    const part: Calculation = last ? { value: last.id } : asked ? { answer: asked.id } : 2;
    const id = `own-${at}`;
    values.push({ id, name: { en: `Own ${at}` }, is: each.made(part) });
    const asks = each.rule(id);
    const isFact = each.fact && (asks.use === "filter" || asks.use === "exclude");
    rules.push({ id: `asks-${at}`, weight: 20, fact: isFact, rule: asks });
    if (each.isOrder) orderBy.push({ attribute: id });
  });
  return { ...document, values, rules, results: { ...document.results, orderBy } };
}
