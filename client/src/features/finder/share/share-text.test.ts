import { describe, expect, it } from "vitest";
import type { ResultItem } from "@shared/contracts/finders";
import { bedFinder } from "@/testing/bed-finder";
import { sampleItem, sampleResults } from "@/testing/sample-finder";
import "../model/all-texts";
import { finderModel } from "../model/model";
import { shareText } from "./share-panel";

const model = finderModel(bedFinder());

const bed = (name: string, inStock: boolean) =>
  ({ ...sampleItem, id: name, name, price: "9999.00", score: 80, inStock }) satisfies ResultItem;
const read = (beds: ResultItem[], total = beds.length) =>
  shareText(
    model,
    sampleResults([], {
      sections: [{ id: "beds", total, items: beds, relaxed: [], percentOf: "answers" }],
    }),
    "https://x.example/",
  );

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

  it("names the product of each part of a set, and what they cost together", () => {
    const packs = "2 × 5 l, 10 l in all";
    const sections = [
      { id: "beds", total: 9, items: [bed("A", true), bed("B", true)], relaxed: [], chosen: "B" },
      { id: "paint", total: 1, items: [{ ...bed("C", true), packs }], relaxed: [], chosen: "C" },
      { id: "lamp", total: 1, items: [bed("D", true)], relaxed: [], chosen: null },
    ];
    const text = shareText(model, sampleResults([], { sections }), "https://x.example/");
    expect(text).toBe(
      [
        "This is the set I found at Dial-a-Bed, R19,998 in all:",
        "beds: B, R9,999",
        "paint: C, R9,999, 2 × 5 l, 10 l in all",
        "",
        "See them all: https://x.example/",
      ].join("\n"),
    );
  });
});
