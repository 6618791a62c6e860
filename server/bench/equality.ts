// Promise: both finders answer as those of another commit did: the same bodies to the byte, and the same
// `X-Total-Count` and `X-Relaxed`. A server of that commit seeds a database; it and this checkout's are
// asked the same on two copies. Only the keys of `/api/safari/counts` may stand in another order: it was
// that in which a database grouped the products.
//
//   npm run bench -- equality <commit> [seed]              (a random seed, which is printed)
//   npm run bench -- equality <commit> [seed] --uneven     (the products changed at random, see uneven.ts)
//   npm run bench -- equality <commit> --fixtures <file>   (writes what that commit answers to some of it)
//
// Asked are: every set of answers for a bed without chips (of every 11th also suggestions and counts);
// 1,000 random ones with chips and budgets; every path through the firearm finder; 5,000 random answers
// for firearms, along paths and beside them; 500 baskets. About a minute.
import { parseArgs } from "node:util";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import type { FirearmCounts } from "@shared/specification/contracts/firearms";
import { bedAddresses, bedList, firearmAddresses, firearmList } from "../testing/answer-addresses";
import { firearmPaths } from "../testing/firearm-paths";
import { read, type Ask } from "./equality/ask";
import { everyBedAnswer, randomBedAnswers } from "./equality/bed-answers";
import { startBoth, type Leftovers } from "./equality/both-servers";
import { compare } from "./equality/compare";
import { randomBaskets, randomFirearmAnswers } from "./equality/firearm-answers";
import { writeFixtures } from "./equality/fixtures";
import { UNEVEN } from "./equality/uneven";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fixtures: { type: "string" }, uneven: { type: "boolean" } },
});
const [commit, givenSeed = Math.floor(Math.random() * 2 ** 31)] = positionals;
const seed = Number(givenSeed);
if (commit === undefined) throw new Error("Name a commit: npm run bench -- equality <commit>");
const EVERY = 11;
const MAX_SHOWN = 5;

const leftovers: Leftovers = [];
const stopped = new Promise<never>((_, stop) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
  }
});
try {
  await Promise.race([run(commit), stopped]);
} finally {
  for (const remove of leftovers.toReversed()) await attempt(remove);
}

async function run(of: string): Promise<void> {
  const { fixtures, uneven } = values;
  const { before, now } = await startBoth(of, uneven ? UNEVEN : undefined, leftovers);
  const options = await read<BedOptions>(before, "/api/bed-options");
  const paths = await firearmPaths((answers) =>
    read<FirearmCounts>(before, firearmAddresses(answers)[2]),
  );
  const beds = everyBedAnswer(options);
  if (fixtures !== undefined) return writeFixtures(fixtures, of, before, { options, beds, paths });

  console.log(`seed ${seed}`);
  const groups: [string, string[][]][] = [
    ["lists of options", [["/api/bed-options"]]],
    [
      "bed answer sets",
      beds.map((query, n) => (n % EVERY === 0 ? bedAddresses(query) : [bedList(query)])),
    ],
    ["random bed answer sets with chips", randomBedAnswers(options, 1_000, seed).map(bedAddresses)],
    ["firearm paths", paths.map(firearmAddresses)],
    ["random firearm answer sets", randomFirearmAnswers(paths, 5_000, seed).map(firearmAddresses)],
    ["baskets", randomBaskets(500, seed).map((basket) => [firearmList(basket)])],
  ];
  for (const [name, sets] of groups) await report(name, sets, before, now);
}

async function report(name: string, sets: string[][], before: Ask, now: Ask): Promise<void> {
  const { requests, identical, differences } = await compare(sets, before, now);
  const figures = [sets.length, identical, requests].map((count) => count.toLocaleString("en"));
  console.log(`${figures[0]} ${name}: ${figures[1]} identical (${figures[2]} requests)`);
  for (const { address, place } of differences.slice(0, MAX_SHOWN)) {
    console.log(`  ${address}\n    ${place}`);
  }
  if (differences.length > 0) process.exitCode = 1;
}

/** One thing that cannot be removed does not keep the others. */
async function attempt(remove: () => unknown): Promise<void> {
  try {
    await remove();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
