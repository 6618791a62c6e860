import { expect, it } from "vitest";
import { setAsks } from "./estimate";

it.each([
  ["one that depends on none", [], 2],
  ["one for each value above", [50], 51],
  ["one that depends on two for each pair", [5, 8], 41],
  ["no more than are tried", [100, 100], 401],
])("a set asks %s", (_name, values, asks) => {
  expect(setAsks(values)).toBe(asks);
});
