import { expect, it } from "vitest";
import type { MatchEntry, RecommendedBed } from "@shared/contracts/recommendations";
import { bestReason } from "./best-reason";

const bed = (matchScore: number, ...verdicts: MatchEntry["verdict"][]) =>
  ({
    matchScore,
    match: verdicts.map((verdict) => ({ criterion: "firmness", verdict })),
  }) as RecommendedBed;
const filtered = {
  matchScore: 100,
  match: [{ criterion: "filters", verdict: "met" }],
} as RecommendedBed;

it.each<[string, RecommendedBed[]]>([
  ["", []],
  ["The only one in stock that fits your size and budget.", [filtered]],
  ["None in stock that fits your size and budget costs less.", [filtered, filtered]],
  ["Meets every answer you gave.", [bed(100, "met", "met")]],
  [
    "The only one in stock that meets every answer you gave.",
    [bed(100, "met", "met"), bed(90, "met", "partly")],
  ],
  [
    "Meets every answer you gave, and none in stock that does costs less.",
    [bed(100, "met"), bed(100, "met")],
  ],
  [
    "The closest in stock: it meets 2 of your 3 answers.",
    [bed(80, "met", "met", "partly"), bed(70, "met", "met", "missed")],
  ],
  [
    "None in stock is closer, and none as close costs less: it meets 1 of your 2 answers.",
    [bed(60, "met", "missed"), bed(60, "missed", "met")],
  ],
  ["The closest in stock to your answers.", [bed(60, "partly"), bed(20, "missed")]],
  [
    "None in stock is closer, and none as close costs less.",
    [bed(60, "partly"), bed(60, "partly")],
  ],
])("%s", (reason, inStock) => {
  expect(bestReason(inStock)).toBe(reason);
});
