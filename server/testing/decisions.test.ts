import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

const NUMBERS = String.raw`(\d+(?:, \d+)*(?: and \d+)?)`;
const STATUS = new RegExp(
  String.raw`^\d{4}-\d\d-\d\d\. Status: (?:accepted(?:, amended by ${NUMBERS})?|superseded by ${NUMBERS})\.$`,
);

const text = readFileSync(join(projectRoot, "DECISIONS.md"), "utf8");
const entries = text
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = "", , status = ""] = text.split("\n");
    return { title, number: Number(/^(\d+)\. \S/.exec(title)?.[1]), status };
  });
const numbers = entries.map(({ number }) => number);

it("every decision has a number of its own; those that hold ascend, and stand in the index", () => {
  expect(numbers.length).toBeGreaterThan(50);
  expect(new Set(numbers).size).toBe(numbers.length);
  const holding = entries.filter(({ status }) => !status.includes("superseded"));
  const ascending = holding.map(({ number }) => number);
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  const index = [...text.matchAll(/^- \[(\d+)\]\(#[^)]+\) (.+)$/gm)].map(
    ([, number, title]) => `${number}. ${title}`,
  );
  expect(index).toEqual(holding.map(({ title }) => title));
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
