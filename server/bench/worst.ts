// Measures what the costliest answers to finders that staff made take, in one process and without HTTP:
//
// - counts of 500 options (20 questions of several answers, musts in every option), never asked before, as a ratio to one
//   list of results with the same answers, by what the processor spent; half of the rounds are under the first figure;
// - how long the event loop waits while 32 of the same work at once in the queue that shoppers' reads go through.
//
//   npm run bench -- worst [products] [variants of each]      (15000 1)
import { monitorEventLoopDelay } from "node:perf_hooks";
import { answersFrom } from "../finders/shopper/read-query";
import { optionCountsInSteps } from "../finders/shopper/option-counts";
import { resultsInSteps } from "../finders/shopper/results";
import type { Stage } from "../finders/shopper/stage";
import { suggestInSteps } from "../finders/shopper/suggest";
import { finish, type Steps } from "../matching/steps";
import { createWorkQueue } from "../work/work-queue";
import { answersTo, manyAnswers, oneRule, WORST } from "./worst/documents";
import { worstCatalogue } from "./worst/products";

const [products = 15_000, variants = 1] = process.argv.slice(2).map(Number);
/** Rounds that are not counted, of other answers than those that are: the server has been at work for a while. */
const WARM = 22;
const ROUNDS = 44;
const AT_ONCE = 32;
const FAIR_MS = 50;

const catalogue = worstCatalogue(products, variants);
const stageOf = (document: Stage["document"]): Stage => ({
  finder: {
    slug: WORST,
    name: "Worst",
    brand: { name: "Shop", website: null, color: null, links: [] },
    gateHash: null,
    liveVersion: 1,
  },
  version: 1,
  mark: "",
  document,
  catalogues: new Map([[WORST, catalogue]]),
});

/** Of each question some options, others in each round. */
const answersIn = (stage: Stage, round: number) =>
  answersFrom(
    stage,
    answersTo(
      stage.document,
      (question, option) => (option * 7 + question + round * 3) % (3 + (round % 11)) !== 0,
    ),
  );
const idsOf = ({ document }: Stage) => document.questions.map(({ id }) => id);

/** What the processor spends on work, in milliseconds. */
function spentOn(work: Steps<unknown>): number {
  const before = process.cpuUsage();
  finish(work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)]!;
const said = (ms: number) => ms.toFixed(1);

const ofMany = stageOf(manyAnswers({ questions: 20, options: 25 }));
const counts: number[] = [];
const lists: number[] = [];
for (let round = 0; round < WARM + ROUNDS; round++) {
  const answers = answersIn(ofMany, round);
  const ofCounts = spentOn(optionCountsInSteps(ofMany, answers, idsOf(ofMany), "en"));
  const ofList = spentOn(resultsInSteps(ofMany, answers, "en"));
  if (round < WARM) continue;
  counts.push(ofCounts);
  lists.push(ofList);
}
const [inCounts, inLists] = [counts, lists].map(median) as [number, number];
console.log(
  `${products} products × ${variants}: counts of 500 options ${said(inCounts)} ms (${said(sorted(counts)[0]!)} to ${said(Math.max(...counts))}), ` +
    `a list ${said(inLists)} ms: ${(inCounts / inLists).toFixed(2)} ×`,
);

const documents = {
  "20 questions of 25 musts": ofMany,
  "20 questions of 25 wishes": stageOf(manyAnswers({ questions: 20, options: 25, use: "score" })),
  "one must of 9,000 tests": stageOf(oneRule(9_000)),
  "one wish of 9,000 tests": stageOf(oneRule(9_000, "score")),
};
let isRight = true;
for (const [name, stage] of Object.entries(documents)) {
  const queue = createWorkQueue();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const asked = (round: number): Steps<unknown>[] => {
    const answers =
      stage.document.questions.length === 1
        ? { q0: "o0" }
        : answersIn(stage, WARM + ROUNDS + round);
    return [
      resultsInSteps(stage, answers, "en"),
      optionCountsInSteps(stage, answers, idsOf(stage), "en"),
      suggestInSteps(stage, answers, "en"),
    ];
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      asked(at).map((work) =>
        queue.run(work, { finder: WORST, network: `${at % 4}`, session: `${at}` }),
      ),
    ).flat(),
  );
  delay.disable();
  const [p99, most] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  if (p99 > FAIR_MS) isRight = false;
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `${AT_ONCE} × 3 of ${name}: ${seconds.toFixed(1)} s; the event loop waits ${said(p99)} ms (99 of 100), ${said(most)} at most`,
  );
}
process.exitCode = isRight ? 0 : 1;
