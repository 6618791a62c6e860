import fc from "fast-check";
import { expect, it } from "vitest";
import { dateWords, daysOf, isDate } from "./dates";

it.each([
  ["2026", true],
  ["2026-05", true],
  ["2026-05-17", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13", false],
  ["2026-00", false],
  ["2026-04-31", false],
  ["0000", false],
  ["26-05-17", false],
  ["2026-5", false],
  ["17.05.2026", false],
  ["", false],
])("“%s” is a date: %s", (text, isOne) => expect(isDate(text)).toBe(isOne));

it.each([
  ["2026", "2026-01-01", "2026-12-31"],
  ["2024-02", "2024-02-01", "2024-02-29"],
  ["2026-04", "2026-04-01", "2026-04-30"],
  ["2026-05-17", "2026-05-17", "2026-05-17"],
])("%s is from %s to %s", (text, first, last) => expect(daysOf(text)).toEqual({ first, last }));

it("every day is within its month, and its month within its year", () => {
  const day = fc
    .date({ min: new Date("0101-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (text) => {
      for (const part of [text, text.slice(0, 7), text.slice(0, 4)]) {
        const { first, last } = daysOf(part)!;
        expect(first <= text && text <= last && isDate(first) && isDate(last)).toBe(true);
      }
    }),
  );
});

it.each([
  ["2026-05-17", "17 May 2026"],
  ["2026-05", "May 2026"],
  ["2026", "2026"],
  ["soon", "soon"],
])("%s is said as %s", (text, words) => expect(dateWords(text, "en-GB")).toBe(words));
