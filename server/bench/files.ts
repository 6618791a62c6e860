// Promise: of files as shops have them no price, stock, key, number of the trade or pack is read wrong, of all else at most
// 0.5 % of the cells, and at most 3 % are not read; at most five questions are asked of each. What is never guessed is left
// open and listed instead: those cells are counted apart.
//
//   npm run bench -- files [folder] [all]
//
// A folder holds files, each with what a person reads in it: `name.csv` or `name.xlsx`, and `name.expected.json`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  measureFile,
  type ExpectedFile,
  type Measured,
  type OtherReading,
} from "../testing/measure-file";
import { projectRoot } from "../platform/process/project-root";

const [folder = join(projectRoot, "server/testing/shop-files"), more] = process.argv.slice(2);
const MOST = { strictWrong: 0, wrong: 0.005, unread: 0.03, questions: 5 };

const measured: Measured[] = [];
for (const name of readdirSync(folder).filter((each) => each.endsWith(".expected.json"))) {
  const expected = JSON.parse(readFileSync(join(folder, name), "utf8")) as ExpectedFile;
  const each = await measureFile(folder, expected);
  measured.push(each);
  console.log(line(each.file, each));
  for (const question of each.questions) console.log(`    asks: ${question}`);
  for (const missed of each.missed) console.log(`    missed: ${missed}`);
  if (each.rows.length > 0) console.log(`    rows that differ: ${each.rows.join(", ")}`);
  for (const kind of [
    "strictWrong",
    "strictAsked",
    "wrong",
    "unread",
    ...(more ? (["ownWords"] as const) : []),
  ] as const)
    for (const other of each[kind]) console.log(`    ${kind}: ${said(other)}`);
}

const sum = (count: (each: Measured) => number) =>
  measured.reduce((all, each) => all + count(each), 0);
const whole = {
  strict: sum(({ strict }) => strict),
  others: sum(({ others }) => others),
  strictWrong: measured.flatMap((each) => each.strictWrong),
  strictAsked: measured.flatMap((each) => each.strictAsked),
  wrong: measured.flatMap((each) => each.wrong),
  unread: measured.flatMap((each) => each.unread),
  ownWords: measured.flatMap((each) => each.ownWords),
};
console.log(line(`${measured.length} files`, whole));
const isKept =
  whole.strictWrong.length <= MOST.strictWrong &&
  whole.wrong.length <= whole.others * MOST.wrong &&
  whole.unread.length <= whole.others * MOST.unread &&
  measured.every(
    ({ questions, missed }) => questions.length <= MOST.questions && missed.length === 0,
  );
console.log(isKept ? "kept" : "not kept");
if (!isKept) process.exitCode = 1;

function line(
  name: string,
  each: Omit<Measured, "file" | "questions" | "missed" | "rows">,
): string {
  const share = (some: readonly unknown[], all = each.others) =>
    `${some.length} (${((some.length / all) * 100).toFixed(2)} %)`;
  return [
    `${name}: of ${each.strict} prices, stocks, keys and packs ${each.strictWrong.length} wrong`,
    ` and ${share(each.strictAsked, each.strict)} left open to be read as staff say; of ${each.others} others`,
    ` ${share(each.wrong)} wrong, ${share(each.unread)} not read, ${share(each.ownWords)} in the shop's own words`,
  ].join("");
}

function said({ column, line: at, cell, meant, read }: OtherReading): string {
  return `${column}, line ${at}: ${JSON.stringify(cell)} is ${JSON.stringify(meant)}, read as ${JSON.stringify(read)}`;
}
