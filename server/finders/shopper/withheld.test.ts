import { expect, it } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import { countProducts } from "../../engine/groups";
import { select } from "../../engine/select";
import { NOT_STATED, truthOf } from "../../engine/truth";
import { check, checkLists, compiledIn, type Case } from "../testing/any-case";
import { results } from "./results";

/** The same case with a document of this number, in which every question is a fact, of musts alone. */
function ofFacts(each: Case, schema: FinderDocument["schema"]): Case {
  const musts = JSON.stringify(each.stage.document).replaceAll('"exclude"', '"filter"');
  const document = JSON.parse(musts) as FinderDocument;
  const questions = document.questions.map((question) => ({ ...question, fact: true }));
  const rules = document.rules.map((rule) => ({ ...rule, fact: true }));
  return { ...each, stage: { ...each.stage, document: { ...document, schema, questions, rules } } };
}

it.each([1, 2] as const)(
  "a fact's must in a document of schema %d hides what is not stated and counts it, or marks it",
  (schema) => {
    let [hidden, marked] = [0, 0];
    check((drawn) => {
      const each = ofFacts(drawn, schema);
      const { stage, catalog, answers, picks } = each;
      const { sections } = results(stage, answers, "en", picks);
      for (const { section, compiled } of compiledIn(each, sections)) {
        const musts = compiled.parts.flatMap(({ conditions }) => conditions.musts);
        const truths = musts.map(({ mark }) => truthOf(catalog, mark.condition));
        for (const { id } of section.items) {
          const row = catalog.items.findIndex(({ key }) => key === id);
          marked += Number(truths.some((truth) => truth(row) === NOT_STATED));
        }
        for (const { count, text } of section.withheld ?? []) {
          hidden += count;
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(countProducts(catalog, select(catalog, [])));
          expect(text).not.toMatch(/undefined|^$/);
        }
      }
    });
    expect({ schema, isHidden: hidden > 0, isMarked: marked > 0 }).toEqual(
      schema === 1
        ? { schema, isHidden: false, isMarked: true }
        : { schema, isHidden: true, isMarked: false },
    );
    expect(schema === 1 ? hidden : marked).toBe(0);
  },
);

it("what is shown and what is hidden is together what the former meaning showed", () => {
  let compared = 0;
  checkLists((drawn) => {
    const ask = (schema: FinderDocument["schema"]) => {
      const { stage, answers } = ofFacts(drawn, schema);
      // Where something is given up, or an amount decides, the meanings may differ by more.
      const plain = JSON.stringify(stage.document).replaceAll('"narrow"', '"filter"');
      const document = JSON.parse(plain) as FinderDocument;
      for (const section of document.sections)
        for (const name of ["amount", "budget"] as const) delete section[name];
      return results({ ...stage, document }, answers, "en").sections;
    };
    const [[former], [now]] = [ask(1), ask(2)];
    if (!former || !now) return;
    const told = (now.withheld ?? []).map(({ count }) => count);
    const gone = former.total - now.total;
    expect(gone).toBeGreaterThanOrEqual(0);
    // One product may be hidden for several reasons, and is counted once.
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(gone);
    compared += Number(gone > 0);
  }, 500);
  expect(compared).toBeGreaterThan(10);
});

it("what a fact rules out, and nobody states, is hidden and counted", () => {
  let hidden = 0;
  checkLists((drawn) => {
    const ask = (fact: boolean) => {
      const { stage, answers } = drawn;
      const nevers = JSON.stringify(stage.document).replaceAll(/"(?:narrow|filter)"/g, '"exclude"');
      const document = JSON.parse(nevers) as FinderDocument;
      for (const each of [...document.questions, ...document.rules]) each.fact = fact;
      for (const section of document.sections) {
        for (const name of ["amount", "budget", "filter"] as const) delete section[name];
      }
      return results({ ...stage, document }, answers, "en").sections;
    };
    const [[asWish], [asFact]] = [ask(false), ask(true)];
    if (!asWish || !asFact) return;
    const told = (asFact.withheld ?? []).map(({ count }) => count);
    expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
      asWish.total - asFact.total,
    );
    hidden += Number(asWish.total > asFact.total);
  }, 500);
  expect(hidden).toBeGreaterThan(10);
});
