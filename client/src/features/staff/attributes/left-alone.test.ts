import { expect, test } from "vitest";
import { questionsLeft } from "./left-alone";

const value = (id: string, isRetired = false) => ({ id, isRetired });
const values = [value("narrow"), value("wide"), value("broad", true)];
const finder = (answers: string[][] | null, isOwn?: true) => [
  { name: "Shoes", asks: [{ question: "“How wide?”", answers, ...(isOwn && { isOwn }) }] },
];
const merged = {
  before: values,
  after: [value("wide"), value("broad", true)],
  merged: { from: "narrow", into: "wide" },
};
const retired = { before: values, after: [value("narrow"), value("wide", true)] };
const LEFT = ["“How wide?” of Shoes"];

test.each([
  ["all values, two of which are merged", finder(null), merged, LEFT],
  ["all values, of which one is retired", finder(null), retired, LEFT],
  ["values that were chosen", finder([["narrow"], ["wide"]]), merged, LEFT],
  ["answers that then mean the same", finder([["narrow"], ["wide"]], true), merged, LEFT],
  ["answers that stay when a value is retired", finder([["narrow"], ["wide"]], true), retired, []],
  ["answers that still differ", finder([["narrow"], ["wide"], ["slim"]], true), merged, []],
  ["one answer before, too", finder([["wide"]]), merged, []],
])("of %s is said what is left", (_, finders, change, left) => {
  expect(questionsLeft(finders, change)).toEqual(left);
});
