import { beforeEach, expect, it } from "vitest";
import { setStore, type SavedSet } from "./saved-sets";

const {
  sets: savedSets,
  save: saveSet,
  remove: deleteSet,
} = setStore<object>("sets", (stored) => stored as SavedSet<object>);

const now = new Date("2026-11-21T10:00:00Z");
const names = () => savedSets().map(({ name }) => name);

beforeEach(() => localStorage.clear());

it("two saved sets never get the same name", () => {
  for (const name of ["Ours", "Ours", " ours ", "", ""]) saveSet(name, { sleepStyle: "side" }, now);
  const [unnamedAgain, unnamed, ...named] = names();
  expect(named).toEqual(["ours (3)", "Ours (2)", "Ours"]);
  expect(unnamedAgain).toBe(`${unnamed} (2)`);
});

it("the longest name stays within its limit when it gets a number", () => {
  for (let n = 0; n < 3; n++) saveSet("x".repeat(80), {}, now);
  expect(new Set(names()).size).toBe(3);
  expect(names().every((name) => name.length <= 60)).toBe(true);
});

it("sets that are saved in the same moment are deleted one by one", () => {
  saveSet("one", {}, now);
  saveSet("two", {}, now);
  deleteSet(savedSets()[0]!.id);
  expect(names()).toEqual(["one"]);
});
