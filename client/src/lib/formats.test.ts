import { describe, expect, it } from "vitest";
import { dayText, momentText } from "./formats";

describe("days and times as South Africans write them", () => {
  // In local time, as the reader's clock says it.
  it.each([
    [new Date(2026, 10, 21, 14, 5), "21 November 2026", "21 Nov 2026, 14:05"],
    [new Date(2026, 8, 1, 3, 4), "01 September 2026", "01 Sept 2026, 03:04"],
  ])("%s", (at, day, moment) => {
    expect(dayText(at)).toBe(day);
    expect(momentText(at.toISOString())).toBe(moment);
  });
});
