import fc from "fast-check";
import { expect, it } from "vitest";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { When } from "@shared/finders/when";
import { anyDraft } from "../testing/documents";
import { sampleAttributes, sampleCatalog, sampleKnown } from "../testing/samples";
import { createReport } from "./finding";
import { ownOptions, whensOf } from "./parts";
import { checkReach } from "./check-document";

/** Each answer that can tell anything apart, worked out by itself: all options in every combination, and many numbers. */
function answersTo(
  question: FinderDocument["questions"][number],
  document: FinderDocument,
): (Answer | undefined)[] {
  const { ask } = question;
  const ids = Array.isArray(question.options)
    ? ownOptions(question).map(({ id }) => id)
    : ["narrow", "normal", "wide", "road", "trail", "track"];
  if (ask.kind === "info") return [undefined];
  if (ask.kind === "price") return [undefined, { min: 1 }];
  if (ask.kind === "date") return [undefined, "2026-11-22", "2027-02-28", "2026-12-24"];
  if (ask.kind === "number") {
    const named = whensOf(document).flatMap(({ part }) =>
      [...JSON.stringify(part).matchAll(/-?\d+(?:\.\d+)?/g)].map(Number),
    );
    return [
      undefined,
      ...[0, 250, ...named.flatMap((each) => [each - 0.25, each, each + 0.25])].filter(
        (each) => each >= 0 && each <= 250,
      ),
    ];
  }
  if (ask.kind !== "many") return [undefined, ...ids];
  const sets = ids.reduce<string[][]>(
    (found, id) => [...found, ...found.map((each) => [...each, id])],
    [[]],
  );
  return sets.map((each) => (each.length > 0 ? each : undefined));
}

const MAX_STATES = 40_000;

/** What some answers lead to, by trying them all; undefined where they are too many. */
function reached(document: FinderDocument): Set<string> | undefined {
  const found = new Set<string>();
  let states: Answers[] = [{}];
  for (const [index, question] of document.questions.entries()) {
    const next: Answers[] = [];
    const possible = answersTo(question, document);
    if (states.length * possible.length > MAX_STATES) return undefined;
    for (const answers of states) {
      const holds = (when: When | undefined) => isMet(when, answers);
      if (!holds(question.when)) {
        next.push(answers);
        continue;
      }
      found.add(`questions.${index}.when`);
      const open = ownOptions(question).filter(({ when }) => holds(when));
      for (const { id } of open) {
        found.add(
          `questions.${index}.options.${ownOptions(question).findIndex((each) => each.id === id)}.when`,
        );
      }
      for (const answer of possible) {
        if (answer === undefined) next.push(answers);
        else if (
          !Array.isArray(question.options) ||
          chosenIds(answer).every((id) => open.some((each) => each.id === id))
        ) {
          next.push({ ...answers, [question.id]: answer });
        }
      }
    }
    states = next;
  }
  return found;
}

it("says the same as trying all answers of random documents", () => {
  let [compared, never] = [0, 0];
  const withoutValues = anyDraft(sampleAttributes, sampleCatalog, { min: 1, max: 1 }).filter(
    (draft) => !/"value":/.test(JSON.stringify(whensOf(draft).map(({ part }) => part))),
  );
  fc.assert(
    fc.property(withoutValues, (draft) => {
      const all = reached(draft);
      if (!all) return;
      compared += 1;
      const { faults, warnings, ...report } = createReport();
      checkReach(draft, sampleKnown, report);
      const said = [...faults, ...warnings].map(({ path }) => path);
      for (const path of said) expect([path, all.has(path)]).toEqual([path, false]);
      const conditional = whensOf(draft).map(({ path }) => path);
      const lost = conditional.filter(
        (path) => /^questions\.\d+\.(options\.\d+\.)?when$/.test(path) && !all.has(path),
      );
      // Of those that wait for one another the first is said.
      expect(said.length > 0).toBe(lost.length > 0);
      never += lost.length;
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(50);
  expect(never).toBeGreaterThan(5);
});
