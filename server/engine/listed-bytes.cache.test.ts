import { beforeEach, expect, it, vi } from "vitest";
import { bytesOf } from "../platform/memory/shared-bytes";
import { listedColumns } from "./listed-columns";
import { isListedFor, listedRows, type ListedRow } from "./listed-for";
import { listedChoices } from "./listed-choices";

const MAX_BYTES = vi.hoisted(() => 200_000);
vi.mock("../platform/memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));

const row = (at: number): ListedRow => ({
  keys: [`Make ${at % 20}`, `Model ${at}`, { min: 2000, max: 2020 }],
  product: `P${at % 50}`,
  note: "",
});
const list = listedRows(
  { ids: ["make", "model", "year"], areRanges: [false, false, true] },
  Array.from({ length: 300 }, (_, at) => row(at)),
);
const items = Array.from({ length: 500 }, (_, at) => ({ key: `P${at}`, groupKey: `P${at}` }));
const taken = () => bytesOf("lists").bytes();

const columns = listedColumns(items, new Map([["cars", list]]));
const column = (...keys: (string | number)[]) => {
  const condition = isListedFor("cars", keys);
  return columns((condition as { column: string }).column)!;
};
const choices = (make: string, year?: string) =>
  listedChoices(
    list,
    1,
    [{ place: 0, text: make }, ...(year === undefined ? [] : [{ place: 2, text: year }])],
    2020,
  );

beforeEach(() => {
  // What is the same for all choices of a make.
  choices("Make 1");
});

it("texts that a list does not have take no bytes", () => {
  const before = taken();
  for (let at = 0; at < 500; at++) {
    expect([...column(`any ${at}`, "x".repeat(150), 2010).values]).toEqual([null]);
    expect(choices(`any ${at} ${"x".repeat(150)}`)).toEqual([]);
  }
  expect(taken()).toBe(before);
});

it("what stands behind a number, or how a text is spelled, makes no more choices", () => {
  const first = choices("Make 2", "2010");
  const before = taken();
  for (let at = 0; at < 100; at++) expect(choices("MAKE  2", `2010 and ${at}`)).toBe(first);
  expect(taken()).toBe(before);
});

it("columns and choices of many keys stay within their bytes, and the latest are kept", () => {
  const first = column("Make 0", "Model 0", 2000);
  const firstChoices = choices("Make 0", "2000.5");
  for (let at = 0; at < 300; at++) {
    column(`Make ${at % 20}`, `Model ${at}`, 2001);
    choices(`Make ${at % 20}`, `2010.${at}`);
    expect(taken()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(column("Make 19", "Model 299", 2001)).toBe(column("Make 19", "Model 299", 2001));
  expect(column("Make 0", "Model 0", 2000)).not.toBe(first);
  expect(column("Make 0", "Model 0", 2000)).toEqual(first);
  expect(choices("Make 0", "2000.5")).not.toBe(firstChoices);
  expect(choices("Make 0", "2000.5")).toEqual(firstChoices);
});
