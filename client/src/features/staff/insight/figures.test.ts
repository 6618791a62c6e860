import { expect, it } from "vitest";
import { percent } from "@/staff-kit/finder-rows";
import { countedDay, dayBefore, exitRate } from "./insight-page";

it.each([
  [1, 4, "25%"],
  [0, 4, "0%"],
  [0, 0, "–"],
  [2, 3, "67%"],
])("%d of %d is %s", (part, whole, text) => expect(percent(part, whole)).toBe(text));

it("takes the exits of a step from the views of that step", () => {
  expect(exitRate({ views: 8, exits: 2 })).toBe("25%");
});

it.each([
  ["2026-03-01", 1, "2026-02-28"],
  ["2026-01-01", 1, "2025-12-31"],
  ["2026-11-21", 29, "2026-10-23"],
])("%s less %d days is %s", (day, days, before) => expect(dayBefore(day, days)).toBe(before));

it("names a day as it is counted, wherever the reader is", () => {
  expect(countedDay(new Date("2026-01-05T21:59:59Z"))).toBe("2026-01-05");
  expect(countedDay(new Date("2026-01-05T22:00:00Z"))).toBe("2026-01-06");
});
