import { writeFileSync } from "node:fs";
import { format } from "prettier";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import { bedAddresses, firearmAddresses, type Query } from "../../testing/answer-addresses";
import { recordOf, type AnswerRecord, type AnswerRecords } from "../../testing/answer-record";
import type { Ask } from "./ask";
import { randomBedAnswers } from "./bed-answers";
import { randomFirearmAnswers } from "./firearm-answers";

/** The answers that are taken from. */
interface Known {
  options: BedOptions;
  /** Without chips. */
  beds: Query[];
  paths: Query[];
}

/** The same answers are asked whenever the file is made. */
const SEED = 1;

/** Writes what a server answers to 500 sets of answers: 350 for beds, 150 for firearms. */
export async function writeFixtures(
  file: string,
  commit: string,
  ask: Ask,
  { options, beds, paths }: Known,
): Promise<void> {
  const records: AnswerRecords = {
    made: `The answers of commit ${commit} to its demonstration products, written by: npm run bench -- equality ${commit} --fixtures <this file>. server/testing/answer-record.ts says what a record holds.`,
    beds: await recordAll(ask, bedAddresses, [
      ...spread(beds, 150),
      ...randomBedAnswers(options, 200, SEED),
    ]),
    firearms: await recordAll(ask, firearmAddresses, [
      ...spread(paths, 100),
      ...randomFirearmAnswers(paths, 50, SEED),
    ]),
  };
  writeFileSync(file, await format(JSON.stringify(records), { parser: "json", printWidth: 100 }));
  console.log(
    `${records.beds.length + records.firearms.length} sets of answers written to ${file}`,
  );
}

async function recordAll(
  ask: Ask,
  addressesOf: (query: Query) => string[],
  queries: readonly Query[],
): Promise<AnswerRecord[]> {
  const records: AnswerRecord[] = [];
  for (const query of queries) {
    const answers = await Promise.all(
      addressesOf(query).map(async (address) => ({ address, ...(await ask(address)) })),
    );
    records.push(recordOf(new URLSearchParams(query).toString(), answers));
  }
  return records;
}

/** So many of a list, evenly spread over it. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]!);
