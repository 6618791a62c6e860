import { describe, expect, it } from "vitest";
import { formatRand, formatRandRange } from "./money";

describe("prices as people read them", () => {
  it.each([
    [0, "R0"],
    [999, "R999"],
    [12999, "R12,999"],
    ["12999.00", "R12,999"],
    ["12999.50", "R12,999.50"],
    [1234567.05, "R1,234,567.05"],
    [0.1 + 0.2, "R0.30"],
  ])("writes %s as %s", (price, text) => {
    expect(formatRand(price)).toBe(text);
  });

  it("keeps a range on one line", () => {
    expect(formatRandRange(6000, 12000)).toBe("R6,000\u00a0–\u2060\u00a0R12,000");
  });
});
