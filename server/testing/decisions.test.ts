import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

const NUMBERS = String.raw`(\d+(?:, \d+)*(?: and \d+)?)`;
const STATUS = new RegExp(
  String.raw`^\d{4}-\d\d-\d\d\. Status: (?:accepted(?:, amended by ${NUMBERS})?|superseded by ${NUMBERS})\.$`,
);

const entries = readFileSync(join(projectRoot, "DECISIONS.md"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = "", , status = ""] = text.split("\n");
    return { title, number: Number(/^(\d+)\. \S/.exec(title)?.[1]), status };
  });
const numbers = entries.map(({ number }) => number);

it("every decision has a number of its own, and they ascend", () => {
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

it.each(entries)("decision $title has a date, a status and later successors", (entry) => {
  const found = STATUS.exec(entry.status);
  expect(found, entry.status).not.toBeNull();
  const successors = (found?.[1] ?? found?.[2] ?? "").match(/\d+/g) ?? [];
  for (const successor of successors.map(Number)) {
    expect(numbers).toContain(successor);
    expect(successor).toBeGreaterThan(entry.number);
  }
});
