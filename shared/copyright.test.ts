import { expect, it } from "vitest";
import { copyrightYears } from "./site";

// Shows 1.copyright.
it.each([
  ["2024-06-01", "2024"],
  ["2026-11-21", "2024–2026"],
  ["2027-01-02", "2024–2027"],
])("in %s the copyright is of %s", (day, years) => {
  expect(copyrightYears(new Date(`${day}T12:00:00`))).toBe(years);
});
