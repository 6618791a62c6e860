import { describe, expect, it } from "vitest";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { shareText } from "./share-texts";

const bed = (name: string, inStock: boolean) =>
  ({ name, price: "9999.00", matchScore: 80, inStock }) as RecommendedBed;
const read = (beds: RecommendedBed[], total = beds.length) =>
  shareText({ beds, total }, "Dial-a-Bed", "https://x.example/");

describe("what a friend reads", () => {
  it("says how many fit and names the best three", () => {
    const four = ["A", "B", "C", "D"].map((name) => bed(name, true));
    expect(read(four, 30)).toBe(
      [
        "I found 30 beds at Dial-a-Bed that suit me. Here are the best 3:",
        "1. A: 80% match, R9,999",
        "2. B: 80% match, R9,999",
        "3. C: 80% match, R9,999",
        "",
        "See them all: https://x.example/",
      ].join("\n"),
    );
    expect(read([bed("A", true)])).toMatch(/^I found 1 bed at Dial-a-Bed that suit me:\n1\. A/);
  });

  it("names what is out of stock only where nothing else fits, and says so", () => {
    const mixed = read([bed("A", true), bed("B", false)]);
    expect(mixed).toContain("Here is the best:\n1. A: 80% match, R9,999\n\n");
    expect(mixed).not.toContain("B:");
    expect(read([bed("B", false)])).toContain("1. B: 80% match, R9,999, out of stock now");
  });
});
