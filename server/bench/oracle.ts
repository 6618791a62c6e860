// Promise: the engine and the finders answer as two plain programs do, which read every product of every question one
// by one (server/engine/testing/plain-engine.ts, server/finders/testing/plain). Random questions and documents over
// random catalogs, of up to 20,000 products, on new seeds for as long as is wished:
//
//   npm run bench -- oracle [minutes] [seed]      (a minute, and a random seed, unless given)
//
// It ends with 1 at the first difference, with its seed and the smallest example that was found; the same seed begins
// with it.
import { parseArgs } from "node:util";
import fc from "fast-check";
import { anyFinderCase, largeFinderCase } from "../finders/testing/plain/any-finder";
import type { FinderCase } from "../finders/testing/plain/finder-case";
import { finderDifference } from "../finders/testing/plain/compare-finders";
import { nothingCompared } from "../finders/testing/plain/compared";
import { pointedFinder } from "../finders/testing/plain/pointed-finder";
import { engineCases, engineDifference } from "../engine/testing/compare-engines";

const { positionals } = parseArgs({ allowPositionals: true });
const [minutes = "1", givenSeed = Math.floor(Math.random() * 2 ** 31)] = positionals;
const first = Number(givenSeed);
const end = Date.now() + Number(minutes) * 60_000;
if (!(end > Date.now()) || !Number.isInteger(first)) {
  throw new Error("Give minutes and a whole number as the seed: npm run bench -- oracle 5 1234");
}

const MAX_SHRINK_MS = 120_000;
const REPORT_MS = 60_000;
const MAX_SHOWN = 20_000;

const engine = { queries: 0, answers: 0 };
const finders = nothingCompared();

interface Part {
  name: string;
  /** Compares so many random cases; says what differs, with an example, where anything does. */
  run: (seed: number) => string | undefined;
}

const part = <Case>(
  name: string,
  cases: fc.Arbitrary<Case>,
  numRuns: number,
  differenceOf: (each: Case) => string | undefined,
): Part => ({
  name,
  run(seed) {
    const property = fc.property(cases, (each) => {
      const difference = differenceOf(each);
      if (difference !== undefined) throw new Error(difference);
    });
    const { failed, counterexample, errorInstance } = fc.check(property, {
      seed,
      numRuns,
      interruptAfterTimeLimit: MAX_SHRINK_MS,
    });
    if (!failed) return undefined;
    const difference = errorInstance instanceof Error ? errorInstance.message : "interrupted";
    return `${difference}\n${JSON.stringify(counterexample?.[0], withMaps).slice(0, MAX_SHOWN)}`;
  },
});

/** Maps are written by their entries. */
const withMaps = (_: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

const compareFinders = (each: FinderCase) => finderDifference(each, finders);
const parts: Part[] = [
  part("small catalogs", engineCases.small, 150, (each) => engineDifference(each, engine)),
  part("wide catalogs", engineCases.wide, 8, (each) => engineDifference(each, engine)),
  part("packed catalogs", engineCases.packed, 5, (each) => engineDifference(each, engine)),
  part("large catalogs", engineCases.large, 1, (each) => engineDifference(each, engine)),
  part("finders of one part", anyFinderCase(1, 25), 60, compareFinders),
  part("pointed finders", pointedFinder, 60, compareFinders),
  part("finders of several parts", anyFinderCase(3, 12), 40, compareFinders),
  part("finders of large catalogs", largeFinderCase, 1, compareFinders),
];

console.log(`seed ${first}`);
let reported = Date.now();
let differences = 0;
for (let seed = first; Date.now() < end && differences === 0; seed++) {
  for (const { name, run } of parts) {
    const difference = run(seed);
    if (difference === undefined) continue;
    differences += 1;
    console.log(`A difference in ${name}, seed ${seed}: ${difference}`);
    break;
  }
  if (Date.now() - reported < REPORT_MS) continue;
  reported = Date.now();
  report();
}
report();
process.exitCode = differences === 0 ? 0 : 1;

function report(): void {
  const said = (count: number, name: string) => `${count.toLocaleString("en")} ${name}`;
  const { documents, asked, products, suggestions, answers } = finders;
  console.log(
    [
      said(engine.queries, "queries"),
      said(engine.answers, "answers of the engine"),
      said(documents, "documents"),
      said(asked, "sets of answers"),
      said(answers, "answers of finders"),
      said(products, "products listed"),
      said(suggestions, "suggestions"),
      said(differences, "differences"),
    ].join(", "),
  );
}
