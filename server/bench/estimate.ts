// Compares the estimate of the costliest answer with what the processor spends on it, for documents that each cost a
// server in another way: the first time that anything is asked of their products. Ends with 1 where one is more than four
// times the other, unless both are less than a fiftieth of the limit.
//
//   npm run bench -- estimate [products] [part of a name]      (15000)
import { estimate } from "../finders/check-work/estimate";
import { MAX_OPERATIONS } from "../finders/check-work/sizes";
import { optionCountsInSteps } from "../finders/shopper/option-counts";
import { resultsInSteps } from "../finders/shopper/results";
import type { Stage } from "../finders/shopper/stage";
import { suggestInSteps } from "../finders/shopper/suggest";
import { finish, type Steps } from "../platform/work/steps";
import { cases, type Case } from "../finders/testing/costly/cases";
import { WORST } from "../finders/testing/costly/documents";

const [products = "15000", only = ""] = process.argv.slice(2);
const ROUNDS = 3;
/** What takes longer is not asked again. */
const LONG_MS = 4_000;
const MAX_TIMES = 4;
const LITTLE = MAX_OPERATIONS / 50;

/** With a document and products of which nothing is known yet. */
const stageOf = ({ document, catalog }: Case): Stage => ({
  finder: {
    slug: WORST,
    name: "Costly",
    brand: { name: "Shop", website: null, color: null, links: [] },
    gateHash: null,
    liveVersion: 1,
  },
  version: 1,
  mark: "",
  document: structuredClone(document),
  catalogs: new Map([[WORST, catalog()]]),
});

/** What the processor spends on work, in milliseconds. */
function spentOn(work: Steps<unknown>): number {
  const before = process.cpuUsage();
  finish(work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of some rounds, in milliseconds: others are at work here, too. */
function leastOf(each: Case, read: (stage: Stage) => Steps<unknown>): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > 0; round++) {
    const spent = spentOn(read(stageOf(each)));
    least = Math.min(least, spent);
    if (spent > LONG_MS) break;
  }
  return least;
}

let isRight = true;
for (const each of cases(Number(products))) {
  if (!each.name.includes(only)) continue;
  const { answers } = each;
  const reads = {
    results: (stage: Stage) => resultsInSteps(stage, answers, "en"),
    counts: (stage: Stage) =>
      optionCountsInSteps(
        stage,
        answers,
        stage.document.questions.map(({ id }) => id),
        "en",
      ),
    suggestions: (stage: Stage) => suggestInSteps(stage, answers, "en"),
  };
  const estimated = estimate(stageOf(each));
  const measured = Object.entries(reads).map(([name, read]) => ({
    name: name as keyof typeof reads,
    ms: leastOf(each, read),
  }));
  const most = Math.max(...measured.map(({ ms }) => ms));
  const times = estimated.operations / 1e6 / most;
  const isLittle = Math.max(estimated.operations, most * 1e6) < LITTLE;
  const isClose = isLittle || (times < MAX_TIMES && times > 1 / MAX_TIMES);
  if (!isClose) isRight = false;
  const said = measured.map(
    ({ name, ms }) => `${name} ${ms.toFixed(0)} ms (${(estimated.reads[name] / 1e6).toFixed(0)})`,
  );
  const verdict = estimated.operations > MAX_OPERATIONS ? ", refused" : "";
  console.log(
    `${isClose ? "ok " : "NO "} ${each.name}: ${times.toFixed(2)} ×${verdict}; ${said.join(", ")}`,
  );
}
process.exitCode = isRight ? 0 : 1;
