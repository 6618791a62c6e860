import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  advanceToOpen,
  back,
  currentIndex,
  jumpTo,
  mayJumpTo,
  reopen,
  restart,
  resumeAt,
  progressOf,
  stepGroups,
  visibleSteps,
  type Step,
  type WizardState,
} from "./engine";

interface Answers {
  a?: number;
  b?: number;
  c?: number;
  d?: number;
}

/** Four questions; the second is asked only when the first was answered with an odd number. */
const steps: Step<Answers>[] = [
  { id: "a", title: "A", isFilled: (answers) => answers.a !== undefined },
  {
    id: "b",
    title: "B",
    when: (answers) => (answers.a ?? 0) % 2 === 1,
    isFilled: (answers) => answers.b !== undefined,
  },
  { id: "c", title: "C", isFilled: (answers) => answers.c !== undefined },
  { id: "d", title: "D", isFilled: () => false },
];

const at = (stepId: string, answers: Answers = {}): WizardState<Answers> => ({ stepId, answers });

describe("moving through a wizard", () => {
  // Shows 4.bed.submit.
  it.each([
    ["goes on to the next step", at("a"), { a: 2 }, "c"],
    ["asks what the new answer makes necessary", at("a"), { a: 1 }, "b"],
    ["stays on the last step", at("d", { a: 2, c: 1 }), {}, "d"],
  ])("%s", (_, from, submitted, to) => {
    expect(advance(steps, from, submitted).stepId).toBe(to);
  });

  it.each([
    ["goes past what is answered", at("a", { a: 2, c: 1 }), { a: 4 }, "d"],
    ["stops where the new answer asks for more", at("a", { a: 2, c: 1 }), { a: 1 }, "b"],
    ["stops at what is open", at("a", {}), { a: 2 }, "c"],
    ["stays on the last step", at("d", { a: 2, c: 1 }), {}, "d"],
  ])("back to the end %s", (_, from, submitted, to) => {
    expect(advanceToOpen(steps, from, submitted).stepId).toBe(to);
  });

  // Shows 4.bed.submit.
  it("merges what a step submits into the answers", () => {
    expect(advance(steps, at("c", { a: 2 }), { c: 5 }).answers).toEqual({ a: 2, c: 5 });
  });

  // Shows 4.bed.previous.
  it.each([
    ["c", { a: 1 }, "b"],
    ["c", { a: 2 }, "a"],
    ["a", {}, "a"],
  ])("goes back from %s with %j to %s", (from, answers, to) => {
    expect(back(steps, at(from, answers)).stepId).toBe(to);
  });

  // Shows 2.bed.step-bar.
  it.each([
    ["an earlier step", at("c", { a: 2 }), "a", true],
    ["the present step", at("c", { a: 2 }), "c", true],
    ["a later step that is completed", at("a", { a: 2, c: 1 }), "c", true],
    ["a later step that is not completed", at("a", { a: 2 }), "c", false],
    ["a hidden step", at("c", { a: 2, b: 1 }), "b", false],
    ["a step that does not exist", at("c", { a: 2 }), "x", false],
  ])("decides about %s", (_, from, id, allowed) => {
    expect(mayJumpTo(steps, from, id)).toBe(allowed);
    expect(jumpTo(steps, from, id).stepId).toBe(allowed ? id : from.stepId);
  });

  it.each([
    ["a step whose predecessors are filled", at("a", { a: 2 }), 1, "c"],
    ["the first step", at("c", { a: 2 }), 0, "a"],
    ["nothing beyond a gap", at("a", { a: 2 }), 2, undefined],
    ["nothing past the end", at("a", { a: 2, c: 1 }), 9, undefined],
  ])("reopens %s", (_, from, index, id) => {
    expect(reopen(steps, from, index)?.stepId).toBe(id);
  });

  // Shows 4.bed.start-over.
  it("starts over with nothing, or with what is to be kept", () => {
    expect(restart(steps, { a: 1, c: 2 })).toEqual(at("a"));
    expect(restart<Answers>(steps, { a: 1, c: 2 }, ["c", "d"])).toEqual(at("a", { c: 2 }));
  });

  // Shows 4.bed.load.
  it.each([
    [{}, "a"],
    [{ a: 2 }, "c"],
    [{ a: 1 }, "b"],
    [{ c: 1 }, "d"],
    [{ b: 1 }, "a"],
  ])("resumes %j at the step after the furthest one filled: %s", (answers, stepId) => {
    expect(resumeAt(steps, answers).stepId).toBe(stepId);
  });
});

describe("whatever is answered in whatever order", () => {
  const answers = fc.record(
    { a: fc.nat(5), b: fc.nat(5), c: fc.nat(5), d: fc.nat(5) },
    { requiredKeys: [] },
  );
  const moves = fc.array(
    fc.oneof(
      answers.map((patch) => (state: WizardState<Answers>) => advance(steps, state, patch)),
      fc.constant((state: WizardState<Answers>) => back(steps, state)),
      fc
        .constantFrom("a", "b", "c", "d", "x")
        .map((id) => (state: WizardState<Answers>) => jumpTo(steps, state, id)),
      fc
        .nat(5)
        .map((index) => (state: WizardState<Answers>) => reopen(steps, state, index) ?? state),
      fc.constant((state: WizardState<Answers>) => restart(steps, state.answers, ["c"])),
    ),
    { maxLength: 30 },
  );

  it("never shows a hidden step", () => {
    fc.assert(
      fc.property(moves, (list) => {
        let state = at("a");
        for (const move of list) {
          state = move(state);
          const visible = visibleSteps(steps, state.answers);
          expect(visible[currentIndex(steps, state)]!.id).toBe(state.stepId);
        }
      }),
    );
  });

  it("goes back to where it came from", () => {
    fc.assert(
      fc.property(answers, answers, (before, patch) => {
        const from = resumeAt(steps, before);
        const to = advance(steps, from, patch);
        if (to.stepId === from.stepId) return;
        const wasVisible = visibleSteps(steps, to.answers).some(({ id }) => id === from.stepId);
        if (wasVisible) expect(back(steps, to).stepId).toBe(from.stepId);
      }),
    );
  });
});

it.each<[string, Partial<Step<Answers>>, string, object | undefined]>([
  ["steps and all of them", {}, "b", { step: 2, total: 4, isSure: true }],
  [
    "not those that are not counted",
    { isCounted: false },
    "b",
    { step: 2, total: 3, isSure: true },
  ],
  ["nothing at one that is not", { isCounted: false }, "d", undefined],
  [
    "about what an answer may change",
    { dependsOn: ["b"] },
    "b",
    { step: 2, total: 4, isSure: false },
  ],
  ["what answers have decided", { dependsOn: ["b"] }, "c", { step: 3, total: 4, isSure: true }],
  ["about what may fall", { mayFall: true }, "c", { step: 3, total: 4, isSure: false }],
  ["what is not ahead as sure", { mayFall: true }, "d", { step: 4, total: 4, isSure: true }],
])("a shopper counts %s", (_, changes, stepId, progress) => {
  const list = steps.map((step) => (step.id === "d" ? { ...step, ...changes } : step));
  expect(progressOf(list, { stepId, answers: { a: 1 } })).toEqual(progress);
});

describe("steps in groups", () => {
  const grouped: Step<Answers>[] = steps.map((step) =>
    step.id === "b" || step.id === "c" ? { ...step, group: "middle" } : step,
  );
  it.each<[string, Step<Answers>[], Answers, string[][]]>([
    ["each alone where none names a group", steps, { a: 1 }, [["a"], ["b"], ["c"], ["d"]]],
    ["those that share a name count as one", grouped, { a: 1 }, [["a"], ["b", "c"], ["d"]]],
    ["only what is visible counts", grouped, { a: 2 }, [["a"], ["c"], ["d"]]],
  ])("%s", (_, list, answers, expected) => {
    const groups = stepGroups(list, answers);
    expect(groups.map((group) => group.steps.map(({ id }) => id))).toEqual(expected);
    expect(groups.map(({ title }) => title)).toEqual(groups.map((group) => group.steps[0]!.title));
  });
});
