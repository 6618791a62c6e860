import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { Rule } from "@shared/finders/rule";
import * as reach from "../compile/reach";
import { anyFinderCase } from "../testing/plain/any-finder";
import type { FinderCase } from "../testing/plain/finder-case";
import { freshStage } from "../testing/plain/fresh-stage";
import { pointedFinder } from "../testing/plain/pointed-finder";
import { optionCounts } from "./option-counts";

afterEach(() => vi.restoreAllMocks());

const { reachOf } = reach;

/** The counts of all questions, as many times as they are asked in a case. */
const countsIn = ({ plain, steps }: FinderCase) =>
  steps.map(({ answers }) => {
    const stage = freshStage(plain);
    return optionCounts(
      stage,
      answers,
      stage.document.questions.map(({ id }) => id),
      "en",
    );
  });

/** The same with facts alone, of the meaning that hides, each with a rule of its own. */
function ofFacts({ plain, steps }: FinderCase): FinderCase {
  const own: Rule = { use: "filter", condition: { attribute: "price", atMost: 600 } };
  const { document } = plain;
  const questions = document.questions.map((question) => ({
    ...question,
    fact: true,
    rules: [...question.rules, own],
  }));
  return { plain: { ...plain, document: { ...document, schema: 2, questions } }, steps };
}

it.each([
  ["one part", anyFinderCase(1, 2)],
  ["several parts", anyFinderCase(3, 1)],
  ["rules of every kind", pointedFinder],
  ["facts that hide what is not stated", anyFinderCase(1, 1).map(ofFacts)],
])(
  "counts made of the options' rows are those of each answer asked anew, in finders of %s",
  (_, cases) => {
    let ofOptions = 0;
    fc.assert(
      fc.property(cases, (each) => {
        vi.spyOn(reach, "reachOf").mockImplementation((document, open) => (id) => {
          const found = reachOf(document, open)(id);
          if (found.isOfOptions) ofOptions++;
          return found;
        });
        const fromRows = countsIn(each);
        vi.spyOn(reach, "reachOf").mockImplementation((document, open) => (id) => ({
          ...reachOf(document, open)(id),
          isOfOptions: false,
        }));
        expect(fromRows).toEqual(countsIn(each));
      }),
      { numRuns: 60 },
    );
    expect(ofOptions).toBeGreaterThan(20);
  },
);
