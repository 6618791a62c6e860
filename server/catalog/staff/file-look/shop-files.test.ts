import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  isDuplicate,
  measureFile,
  type ExpectedFile,
  type Measured,
} from "../../../testing/measure-file";
import { projectRoot } from "../../../platform/process/project-root";
import { readTable } from "../../table/read-table";
import { tableFile } from "../../../testing/table-file";

// Files as shops have them, each with what a person reads in it, written before any of this could read one.

const FOLDER = join(projectRoot, "server/testing/shop-files");
const MAX_QUESTIONS = 5;
const MOST_WRONG = 0.005;
const MOST_UNREAD = 0.03;

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".expected.json"))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as ExpectedFile);

describe.each(files)("$file", (expected) => {
  it("has the head, the rows and nothing else that a person sees", async () => {
    const bytes = tableFile(readFileSync(join(FOLDER, expected.file)));
    const table = await readTable(bytes, { sheet: expected.sheet });
    const lines = Array.from(table.lines).filter((line) => !isDuplicate(expected, line));
    expect([table.headLine, lines]).toEqual([
      expected.headLine,
      expected.rows.map(({ line }) => line),
    ]);
  });

  it("has no price, stock, key, number of the trade or pack that is read wrong, and asks little", async () => {
    const { strict, strictWrong, missed, questions } = await measureFile(FOLDER, expected);
    expect(strictWrong).toEqual([]);
    expect(missed).toEqual([]);
    expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS);
    expect(strict).toBeGreaterThan(80);
  });
});

it("hardly reads anything else wrong, or not at all", async () => {
  const measured: Measured[] = [];
  for (const expected of files) measured.push(await measureFile(FOLDER, expected));
  const cells = measured.reduce((sum, { others }) => sum + others, 0);
  const wrong = measured.flatMap((each) => each.wrong);
  const unread = measured.flatMap((each) => each.unread);
  expect(cells).toBeGreaterThan(6_000);
  expect(wrong.length / cells, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(MOST_WRONG);
  expect(unread.length / cells).toBeLessThanOrEqual(MOST_UNREAD);
});
