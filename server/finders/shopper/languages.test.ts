import fc from "fast-check";
import { expect, it } from "vitest";
import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import { languages } from "@shared/finders/languages";
import { english } from "../sentences/en";
import { anyFinderCase } from "../testing/plain/any-finder";
import { freshStage } from "../testing/plain/fresh-stage";
import { pointedFinder } from "../testing/plain/pointed-finder";
import { results } from "./results";
import { suggest } from "./suggest";

/** What stands between the placeholders of our English sentences: long enough to be no label. */
const LEAST_LETTERS = 9;
const pieces = Object.values(english)
  .flatMap((text) => text.split(/\{[a-z]+\}/))
  .map((piece) => piece.trim())
  .filter(({ length }) => length >= LEAST_LETTERS);

const saidIn = (found: FinderResults, suggested: readonly FinderSuggestion[]) => [
  ...suggested.map(({ label }) => label),
  ...found.sections.flatMap(({ items, withheld = [], unlisted }) => [
    ...withheld.map(({ text }) => text),
    unlisted?.text ?? "",
    ...items.flatMap(({ reasons, met = [], notMet = [], unknowns, facts, fits, promoted }) => [
      ...reasons.map(({ text }) => text),
      ...[...met, ...notMet, ...unknowns, ...Object.values(facts), fits ?? "", promoted ?? ""],
    ]),
  ]),
];
const listed = ({ sections }: FinderResults) =>
  sections.map(({ items }) => items.map(({ id, score }) => [id, score]));

it.each(languages.map(({ id }) => id).filter((id) => id !== "en"))(
  "in %s any finder answers as in English, and says nothing in English",
  (locale) => {
    let inEnglish = 0;
    fc.assert(
      fc.property(fc.oneof(anyFinderCase(1, 4), pointedFinder), ({ plain, steps }) => {
        const stage = freshStage(plain);
        for (const { answers, picks } of steps) {
          const found = results(stage, answers, locale, picks);
          const ours = results(stage, answers, "en", picks);
          expect(listed(found)).toEqual(listed(ours));
          const isEnglish = (text: string) => pieces.some((piece) => text.includes(piece));
          const said = saidIn(found, suggest(stage, answers, locale));
          expect(said.filter(isEnglish)).toEqual([]);
          inEnglish += saidIn(ours, []).filter(isEnglish).length;
        }
      }),
      { numRuns: 15 },
    );
    expect(inEnglish).toBeGreaterThan(0);
  },
);
