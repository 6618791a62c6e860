// Longer than 200 lines: a table of faults is read as a whole.

import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as path from "@shared/finders/path";
import * as shared from "@shared/finders/values";
import * as criteria from "../../engine/criteria";
import * as listedFor from "../../engine/listed-for";
import * as suggesting from "../../engine/suggestions";
import * as askedConditions from "../compile/asked-conditions";
import * as asked from "../compile/asked";
import * as brandIds from "../compile/brand-id";
import * as chosen from "../compile/chosen";
import * as lookedAt from "../compile/looked-at";
import * as meanings from "../compile/meanings";
import * as measures from "../compile/measure";
import * as among from "../compile/measured-among";
import * as optionCounter from "../compile/option-counter";
import * as parts from "../compile/part";
import * as reach from "../compile/reach";
import * as stated from "../compile/stated";
import * as withholding from "../compile/withheld";
import { anyFinderCase } from "../testing/plain/any-finder";
import type { FinderCase } from "../testing/plain/finder-case";
import { pointedFinder } from "../testing/plain/pointed-finder";
import { finderDifference } from "../testing/plain/compare-finders";
import * as endings from "./ending";
import * as pickIn from "./pick-in";
import * as unlisted from "./unlisted";
import * as taken from "./without-taken";

// Faults in what is made of a document, each put behind what the rest takes from a module, and each found by asking the
// plain finder the same.

const SEED = 21;
const CHUNK = 20;
const MAX_CHUNKS = 25;

/** The same random cases for every fault, drawn when they are first needed. */
function inTurn(arbitrary: fc.Arbitrary<FinderCase>): Iterable<FinderCase> {
  const chunks: FinderCase[][] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; at < MAX_CHUNKS; at++) {
        yield* (chunks[at] ??= fc.sample(arbitrary, { numRuns: CHUNK, seed: SEED + at }));
      }
    },
  };
}

const lists = inTurn(anyFinderCase(1, 2));
const pointed = inTurn(pointedFinder);
const sets = inTurn(anyFinderCase(3, 1));

interface Fault {
  name: string;
  plant: () => void;
  /** Where it is looked for; in finders of one part unless given. */
  cases?: Iterable<FinderCase>;
}

const { asksOf } = askedConditions;
const { asGiven, walk } = asked;
const { meaningOf } = meanings;
const { combine, measureOf } = measures;
const { measuredAmong } = among;
const { partOf } = parts;
const { reachOf } = reach;
const { states, rangeContains } = stated;
const { keyOf } = lookedAt;
const { isMet, answersOnTheWay } = path;
const { valuesOf } = shared;
const { suggestions, suggestionsInSteps } = suggesting;
const { withheld } = withholding;

const FAULTS: Fault[] = [
  {
    name: "points rounded one by one, so that they are not 100",
    plant: () =>
      vi.spyOn(criteria, "shareOut").mockImplementation((weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        return weights.map((weight) => Math.round((100 * weight) / total));
      }),
  },
  {
    name: "a fact that shows what it cannot rule out",
    plant: () =>
      vi
        .spyOn(askedConditions, "asksOf")
        .mockImplementation((conditions, _, hides) => asksOf(conditions, false, hides)),
  },
  {
    name: "a must that is dropped",
    plant: () =>
      vi.spyOn(askedConditions, "asksOf").mockImplementation((...given) => {
        const asks = asksOf(...given);
        return { ...asks, filter: asks.filter.slice(1) };
      }),
  },
  {
    name: "products that are not marked where something is not stated",
    plant: () =>
      vi
        .spyOn(askedConditions, "asksOf")
        .mockImplementation((...given) => ({ ...asksOf(...given), marks: [] })),
  },
  {
    name: "all that is needed taken for one of them",
    plant: () =>
      vi
        .spyOn(meanings, "meaningOf")
        .mockImplementation(({ question, ...rest }, context) =>
          meaningOf({ ...rest, question: { ...question, combine: "any" } }, context),
        ),
  },
  {
    name: "shares added up without their parts of the weight",
    plant: () =>
      vi.spyOn(measures, "combine").mockImplementation((each, how) =>
        combine(
          each.map(({ measure }) => ({ measure, weight: 1 })),
          how,
        ),
      ),
  },
  {
    name: "the lower the better among all products, whatever musts leave",
    plant: () =>
      vi
        .spyOn(among, "measuredAmong")
        .mockImplementation((each, catalog) =>
          measuredAmong(each, catalog, { filter: [], narrow: [] }),
        ),
  },
  {
    name: "what is rather not wanted taken for a wish",
    plant: () =>
      vi
        .spyOn(measures, "measureOf")
        .mockImplementation((rule, ...rest) =>
          measureOf("earn" in rule ? rule : { ...rule, use: "score" }, ...rest),
        ),
  },
  {
    name: "not sure that counts as an answer",
    plant: () =>
      vi.spyOn(asked, "walk").mockImplementation((...given) => {
        const read = walk(...given);
        return { ...read, counted: read.onTheWay };
      }),
  },
  {
    name: "answers to questions that nothing leads to",
    plant: () => vi.spyOn(asked, "walk").mockImplementation((...given) => asGiven(...given)),
  },
  {
    name: "choices that are not offered any more",
    plant: () =>
      vi.spyOn(path, "answersOnTheWay").mockImplementation((questions, ...rest) =>
        answersOnTheWay(
          questions.map(({ id, when }) => ({ id, when })),
          ...rest,
        ),
      ),
  },
  {
    name: "at least that takes an answer that is missing for 0",
    plant: () =>
      vi
        .spyOn(path, "isMet")
        .mockImplementation((when, answers, values = {}) =>
          when && "question" in when && "atMost" in when && answers[when.question] === undefined
            ? when.atMost >= 0
            : isMet(when, answers, values),
        ),
    cases: pointed,
  },
  {
    name: "values rounded to whole numbers",
    plant: () =>
      vi.spyOn(shared, "valuesOf").mockImplementation((...given) => {
        const rounded = Object.entries(valuesOf(...given)).map(([id, value]) => [
          id,
          value === undefined ? undefined : Math.round(value),
        ]);
        return Object.fromEntries(rounded) as path.Values;
      }),
  },
  {
    name: "the wrong order of giving up",
    plant: () =>
      vi.spyOn(parts, "partOf").mockImplementation((...given) => {
        const part = partOf(...given);
        const narrow = part.asks.narrow.map((each) => ({ ...each, giveUp: -each.giveUp }));
        return { ...part, asks: { ...part.asks, narrow } };
      }),
    cases: pointed,
  },
  {
    name: "what does not apply taken for not stated",
    plant: () =>
      vi.spyOn(stated, "states").mockImplementation(
        (...wanted) =>
          (value) =>
            states(...wanted)(value === "does-not-apply" ? null : value),
      ),
  },
  {
    name: "a range without its ends",
    plant: () =>
      vi.spyOn(stated, "rangeContains").mockImplementation((number) => (value) => {
        const range = stated.rangeOf(value);
        return range?.min === number || range?.max === number
          ? false
          : rangeContains(number)(value);
      }),
    cases: pointed,
  },
  {
    name: "what is kept of an answer found by a key that ignores values",
    plant: () =>
      vi
        .spyOn(lookedAt, "keyOf")
        .mockImplementation((looksAt, read) => keyOf({ ...looksAt, values: [] }, read)),
    cases: pointed,
  },
  {
    name: "counts that forget what an answer reaches besides",
    plant: () =>
      vi.spyOn(reach, "reachOf").mockImplementation((document, open) => (id) => {
        const found = reachOf(document, open)(id);
        const own = document.questions.findIndex((question) => question.id === id);
        return { ...found, isOfOptions: false, rules: new Set(), questions: new Set([own]) };
      }),
  },
  {
    name: "counts of several choices without those that are chosen",
    plant() {
      const real = optionCounter.optionCounter;
      vi.spyOn(optionCounter, "optionCounter").mockImplementation((...given) => {
        const counterOf = real(...given);
        return (id) => (answer) =>
          counterOf(id)(Array.isArray(answer) ? (answer as string[]).slice(-1) : answer);
      });
    },
  },
  {
    name: "an ending that is passed over",
    plant() {
      vi.spyOn(endings, "shownEnding").mockReturnValue(undefined);
      vi.spyOn(endings, "endingFor").mockReturnValue(undefined);
    },
  },
  {
    name: "a suggestion that promises what is found now",
    plant: () =>
      vi
        .spyOn(suggesting, "suggestionsInSteps")
        .mockImplementation(function* (now, offers, questionAfter, rules) {
          const [before] = suggestions(now, [{ offer: offers[0], then: now }], {
            ...rules,
            isWorthwhile: () => true,
          });
          const found = yield* suggestionsInSteps(now, offers, questionAfter, rules);
          return found.map((each) => ({ ...each, then: before!.then }));
        }),
  },
  {
    name: "one product too many among those that a fact hides",
    plant: () =>
      vi.spyOn(withholding, "withheld").mockImplementation(function* (...asked) {
        const found = yield* withheld(...asked);
        return found.map((each) => ({ ...each, count: each.count + 1 }));
      }),
  },
  {
    name: "what a fact hides not said",
    plant: () =>
      vi.spyOn(withholding, "withheld").mockImplementation(function* (...asked) {
        yield* withheld(...asked);
        return [];
      }),
  },
  {
    name: "keys that no list has not said",
    plant: () => vi.spyOn(unlisted, "unlistedEnding").mockReturnValue(undefined),
  },
  {
    name: "keys that no list has taken for known",
    plant: () => vi.spyOn(listedFor, "knowsKeys").mockReturnValue(true),
  },
  {
    name: "what a list has for others alone taken for not stated",
    plant: () =>
      vi
        .spyOn(listedFor, "isListedOrNot")
        .mockImplementation((...asked) => listedFor.isListedFor(...asked)),
  },
  {
    name: "spellings of a brand as choices of their own",
    plant: () => vi.spyOn(brandIds, "brandId").mockImplementation((brand) => brand.toLowerCase()),
  },
  {
    name: "the same product in two parts",
    plant: () =>
      vi
        .spyOn(taken, "withoutTaken")
        .mockImplementation((places, _, maxItems) => ({ places: places.slice(0, maxItems) })),
    cases: sets,
  },
  {
    name: "picks that are not kept",
    plant() {
      const real = pickIn.pickIn;
      vi.spyOn(pickIn, "pickIn").mockImplementation((section, ids) => real(section, ids, {}));
    },
    cases: sets,
  },
  {
    name: "a part that stays where what it must go with is gone",
    plant: () => vi.spyOn(chosen, "idleOf").mockReturnValue(undefined),
    cases: sets,
  },
];

afterEach(() => vi.restoreAllMocks());

function firstOf(cases: Iterable<FinderCase>, most: number): FinderCase[] {
  const first: FinderCase[] = [];
  for (const each of cases) if (first.push(each) === most) break;
  return first;
}

function isFound(cases: Iterable<FinderCase>): boolean {
  for (const each of cases) if (finderDifference(each) !== undefined) return true;
  return false;
}

describe("the plain finder", () => {
  it("finds nothing where nothing is planted", () => {
    const few = [lists, pointed, sets].flatMap((cases) => firstOf(cases, 3));
    expect(isFound(few)).toBe(false);
  });

  it.each(FAULTS)("finds $name", ({ plant, cases = lists }) => {
    plant();
    expect(isFound(cases)).toBe(true);
  });
});
