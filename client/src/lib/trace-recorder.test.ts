import { beforeEach, expect, it } from "vitest";
import type { TracedRun } from "./trace-delivery";
import { traceRecorder, type TraceEvent } from "./trace-recorder";

const begun = { app: "tents", isEmbedded: false, version: 1, suffix: "" };
const step = (id: string, answers: object): TraceEvent => ({ kind: "step", at: 1, id, answers });
const results = (...ids: string[]): TraceEvent => ({
  kind: "results",
  products: ids.map((id) => ({ id, score: 90 })),
});
/** The page is opened anew. */
const OPENED = "opened";

/** How many runs these events are, as the server counts them. */
async function runsOf(events: readonly (TraceEvent | typeof OPENED)[]): Promise<number> {
  const sent = new Set<string>();
  const deliver = (_: string, run: TracedRun, keep: () => void) => {
    run.id ??= String(sent.size);
    sent.add(run.id);
    keep();
    return Promise.resolve();
  };
  let record = traceRecorder(begun, 0, deliver);
  for (const event of events) {
    if (event === OPENED) record = traceRecorder(begun, 0, deliver);
    else record(event);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sent.size;
}

beforeEach(() => sessionStorage.clear());

const answered = [step("a", {}), step("b", { a: "x" }), step("results", { a: "x" }), results("p")];
const unanswered = [step("a", {}), step("b", {}), step("results", {}), results("p")];
const nothingFits = [step("a", {}), step("results", { a: "x" }), results()];

it.each<[what: string, runs: number, events: readonly (TraceEvent | typeof OPENED)[]]>([
  ["one that is finished", 1, answered],
  ["one without an answer", 1, unanswered],
  ["one whose page is opened anew", 1, [...answered, OPENED, ...answered.slice(2)]],
  ["one without an answer, opened anew", 1, [...unanswered, OPENED, ...unanswered.slice(2)]],
  [
    "one that goes back to change an answer",
    1,
    [...answered, step("a", { a: "x" }), ...answered.slice(1)],
  ],
  ["two: started over", 2, [...answered, ...answered]],
  ["two: started over without an answer", 2, [...unanswered, ...unanswered]],
  ["two: started over where nothing fitted", 2, [...nothingFits, ...answered]],
  [
    "two: started over with one answer kept",
    2,
    [
      ...[step("a", {}), step("b", { a: "x" }), step("results", { a: "x", b: "y" }), results("p")],
      ...[step("a", { b: "y" }), step("results", { a: "z", b: "y" }), results("q")],
    ],
  ],
])("%s: %i", async (_, runs, events) => {
  expect(await runsOf(events)).toBe(runs);
});
