import { describe, expect, it } from "vitest";
import type { ResultSection } from "@shared/contracts/finders";
import type { Condition, Test } from "@shared/finders/condition";
import type { Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import { select } from "../../engine/select";
import { checkSets, compiledIn, type SetCase } from "../testing/any-case";
import { productsOf } from "../testing/any-catalog";
import { endsOf } from "../testing/plain/plain-conditions";
import { results } from "./results";

const chosenIn = (sections: readonly ResultSection[]) =>
  sections.flatMap(({ chosen }) => (typeof chosen === "string" ? [chosen] : []));

type SameAs = Extract<Test, { sameAsIn: string }>;

/** What a section's products must have in common with those above, as the document says it outright. */
function mustBeSame({ stage: { document } }: SetCase, section: Section): SameAs[] {
  const isSame = (test: Condition | undefined): test is SameAs =>
    test !== undefined && "sameAsIn" in test;
  const rules = document.rules.flatMap(({ rule, when }) =>
    rule.use === "filter" && "condition" in rule && !when && !rule.when ? [rule] : [],
  );
  const ofRules = rules
    .filter(({ sections }) => sections?.includes(section.id) !== false)
    .map(({ condition }) => condition);
  return [section.filter, ...ofRules].filter(isSame);
}

describe("any set, after every change of answers and picks", () => {
  it("has one of its products chosen in each part, unless it is left out or there is none", () => {
    let [parts, none] = [0, 0];
    checkSets(({ stage, steps }) => {
      for (const { answers, picks } of steps) {
        for (const { id, items, chosen, isReplaced } of results(stage, answers, "en", picks)
          .sections) {
          const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
          const keys = items.map((each) => each.id);
          const { isOptional } = stage.document.sections.find((each) => each.id === id)!;
          parts += 1;
          if (chosen === null) {
            none += 1;
            expect(keys.length === 0 || (isOptional && pick === "none")).toBe(true);
          } else {
            expect(keys).toContain(chosen);
            if (keys.includes(pick!)) expect(chosen).toBe(pick);
            expect(isReplaced ?? false).toBe(
              pick !== undefined && pick !== "none" && pick !== chosen,
            );
          }
        }
      }
    });
    expect(parts - none).toBeGreaterThan(100);
    expect(none).toBeGreaterThan(30);
  });

  it("has no product in two parts, whatever is picked", () => {
    let several = 0;
    checkSets(({ stage, catalog, steps }) => {
      const groupOf = (key: string) => catalog.items.find((item) => item.key === key)!.groupKey;
      for (const { answers, picks } of steps) {
        const groups = chosenIn(results(stage, answers, "en", picks).sections).map(groupOf);
        expect(new Set(groups).size).toBe(groups.length);
        several += Number(groups.length > 1);
      }
    });
    expect(several).toBeGreaterThan(20);
  });

  it("shows in each part what its musts leave with what is chosen above, and nothing else", () => {
    checkSets((each) => {
      const { stage, catalog, steps } = each;
      for (const { answers, picks } of steps) {
        const { sections } = results(stage, answers, "en", picks);
        const asked = compiledIn({ stage, catalog, answers }, sections);
        for (const { section, compiled } of asked) {
          const rows = Array.from(select(catalog, compiled.query.filter));
          const left = new Set(rows.map((row) => catalog.items[row]!.key));
          for (const { id } of section.items) expect(left.has(id)).toBe(true);
          const { when } = stage.document.sections.find(({ id }) => id === section.id)!;
          expect(isMet(when, compiled.onTheWay, compiled.values)).toBe(true);
        }
      }
    });
  });

  it("leaves nothing standing that would have to go with what is gone", () => {
    let [gone, compared] = [0, 0];
    checkSets((each) => {
      const { stage, catalog, steps } = each;
      for (const { answers, picks } of steps) {
        const { sections } = results(stage, answers, "en", picks);
        for (const section of sections) {
          const own = stage.document.sections.find(({ id }) => id === section.id)!;
          for (const { attribute, sameAsIn } of mustBeSame(each, own)) {
            const above = sections.find(({ id }) => id === sameAsIn);
            // A part that does not come for these answers asks for nothing.
            if (!above || above.doneBy) continue;
            const stated = (key: string) =>
              productsOf(catalog).find((item) => item.key === key)!.values[attribute];
            if (above.chosen === null) {
              gone += 1;
              expect([section.items, section.chosen]).toEqual([[], null]);
            } else if (section.chosen) {
              const [one, other] = [stated(section.chosen), stated(above.chosen!)];
              if (one === undefined || other === undefined) continue;
              compared += 1;
              // Numbers and words are the same in all files here; ranges have a number in common.
              const among = [other].flat();
              const [[from, to], [low, high]] = [endsOf(one), endsOf(other)];
              const isSame = [one].flat().some((word) => among.includes(word));
              expect(isSame || (from <= high && low <= to)).toBe(true);
            }
          }
        }
      }
    });
    expect(Math.min(gone, compared)).toBeGreaterThan(0);
  });

  it("is the same whatever was answered and picked in between", () => {
    checkSets(({ stage, steps }) => {
      const [first] = steps;
      if (!first) return;
      const ask = () => results(stage, first.answers, "en", first.picks);
      const before = ask();
      for (const { answers, picks } of steps) results(stage, answers, "en", picks);
      expect(ask()).toEqual(before);
    });
  });
});
