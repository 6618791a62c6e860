// Longer than 200 lines: what may be said of two products is one table, beside the rule that holds it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResultItem, ResultReason } from "@shared/contracts/finders";
import { bedFinder } from "@/testing/bed-finder";
import { sampleItem } from "@/testing/sample-finder";
import "../model/all-texts";
import { finderModel } from "../model/model";
import { difference } from "./difference";

const model = finderModel(bedFinder());

const MAX = {
  sleepStyle: 30,
  firmness: 25,
  mattressType: 20,
  concerns: 15,
  features: 10,
  filters: 100,
};

const entry = (
  criterion: keyof typeof MAX,
  verdict: "met" | "partly" | "missed",
  text: string,
  points = { met: MAX[criterion], partly: Math.round(MAX[criterion] / 2), missed: 0 }[verdict],
): ResultReason => ({ criterion, points, max: MAX[criterion], verdict, text });

interface Facts {
  price?: string;
  firmness?: string;
  mattressType?: string;
}

const bed = (reasons: ResultReason[], given: Facts = {}): ResultItem => {
  const { price = "9900.00", firmness = "medium", mattressType = "hybrid" } = given;
  return { ...sampleItem, price, reasons, facts: { firmness, mattressType } };
};

const style = {
  met: entry("sleepStyle", "met", "Suits side sleepers"),
  missed: entry("sleepStyle", "missed", "Not made for side sleepers"),
};
const firmness = {
  met: entry("firmness", "met", "Medium, exactly as you asked"),
  firmer: entry("firmness", "partly", "One step firmer than you asked"),
};
const concerns = {
  met: entry("concerns", "met", "Good for back pain and allergies"),
  partly: entry("concerns", "partly", "Good for back pain, but not for allergies"),
  missed: entry("concerns", "missed", "Has nothing for back pain or allergies"),
};
const filters = entry("filters", "met", "Fits your size and budget");

describe("how a bed differs from the best one", () => {
  it.each<[string | undefined, ResultItem, ResultItem]>([
    [
      "One step firmer than you asked, R2,400 less",
      bed([style.met, firmness.firmer], { firmness: "firm", price: "7500.00" }),
      bed([style.met, firmness.met]),
    ],
    [
      "As firm as you asked, R0.50 more",
      bed([firmness.met], { price: "9900.50" }),
      bed([firmness.firmer], { firmness: "firm" }),
    ],
    [
      "Latex instead of hybrid, R1,500 more",
      bed([entry("mattressType", "missed", "Latex, not the hybrid you chose")], {
        mattressType: "latex",
        price: "11400.00",
      }),
      bed([entry("mattressType", "met", "Hybrid, the type you chose")]),
    ],
    ["Not made for side sleepers", bed([style.missed]), bed([style.met])],
    [
      "Suits side sleepers, good for fewer of your concerns",
      bed([style.met, concerns.partly]),
      bed([style.missed, concerns.met]),
    ],
    ["Good for more of your concerns", bed([concerns.partly]), bed([concerns.missed])],
    ["Has nothing for back pain or allergies", bed([concerns.missed]), bed([concerns.partly])],
    [
      "Has fewer of the features you asked for",
      bed([entry("features", "partly", "Has cooling gel, but not warranty")]),
      bed([entry("features", "met", "Has cooling gel and warranty")]),
    ],
    // Of three differences, the two with the most weight.
    [
      "Not made for side sleepers, one step firmer than you asked, R100 less",
      bed([style.missed, firmness.firmer, concerns.partly], { firmness: "firm", price: "9800" }),
      bed([style.met, firmness.met, concerns.met]),
    ],
    // Unanswered criteria are not mentioned, though they differ.
    [
      "Just as close a match, R100 more",
      bed([style.met], { firmness: "firm", mattressType: "latex", price: "10000" }),
      bed([style.met]),
    ],
    ["Just as close a match", bed([style.met]), bed([style.met])],
    // What is not stated of it alone is no match for certain.
    [
      "The shop does not state the price",
      { ...bed([style.met]), unknowns: ["The shop does not state the price"] },
      bed([style.met]),
    ],
    // Half of why would not explain that nothing is as asked.
    [
      "Has nothing for back pain or allergies, not made for side sleepers",
      bed([style.missed, concerns.missed]),
      bed([style.missed, concerns.met]),
    ],
    ["R100 more", bed([filters], { firmness: "firm", price: "10000" }), bed([filters])],
    [undefined, bed([filters]), bed([filters])],
  ])("%s", (line, one, best) => {
    expect(difference(one, best, model)).toBe(line);
  });

  it("is true of any two beds, and speaks of nothing that was not answered", () => {
    const criteria = ["sleepStyle", "firmness", "mattressType", "concerns", "features"] as const;
    const verdict = fc.constantFrom("met" as const, "partly" as const, "missed" as const);
    const facts = fc.record({
      price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      firmness: fc.constantFrom("soft", "medium", "firm"),
      mattressType: fc.constantFrom("hybrid", "latex", "gone since"),
      verdicts: fc.record({
        sleepStyle: fc.constantFrom("met" as const, "missed" as const),
        concerns: verdict,
        features: verdict,
      }),
    });
    // A minimal model of the server: verdicts follow from the bed's own facts.
    const judged = (
      { verdicts, ...rest }: typeof facts extends fc.Arbitrary<infer T> ? T : never,
      answered: readonly (typeof criteria)[number][],
    ) =>
      bed(
        answered.map((criterion) => {
          if (criterion === "firmness")
            return entry(
              criterion,
              rest.firmness === "medium" ? "met" : "partly",
              rest.firmness === "medium"
                ? "Medium, exactly as you asked"
                : `One step ${rest.firmness === "firm" ? "firmer" : "softer"} than you asked`,
            );
          if (criterion === "mattressType")
            return entry(criterion, rest.mattressType === "hybrid" ? "met" : "missed", "Unused");
          return entry(criterion, verdicts[criterion], `${criterion} is ${verdicts[criterion]}`);
        }),
        rest,
      );
    fc.assert(
      fc.property(facts, facts, fc.subarray([...criteria]), (one, other, answered) => {
        const a = judged(one, answered);
        const b = judged(other, answered);
        const cents = Math.round(Number(one.price) * 100) - Math.round(Number(other.price) * 100);
        const says: Record<string, boolean> = {
          "just as close a match": a.reasons.every(
            ({ points }, at) => points === b.reasons[at]!.points,
          ),
        };
        const names = { hybrid: "hybrid", latex: "latex", "gone since": "gone since" } as Record<
          string,
          string
        >;
        if (answered.includes("firmness") && one.firmness !== other.firmness) {
          says["as firm as you asked"] = one.firmness === "medium";
          says["one step firmer than you asked"] = one.firmness === "firm";
          says["one step softer than you asked"] = one.firmness === "soft";
        }
        if (answered.includes("mattressType") && one.mattressType !== other.mattressType)
          says[`${names[one.mattressType]} instead of ${names[other.mattressType]}`] = true;
        const earns = ({ points }: ResultReason) => points > 0;
        const hasNothing = !a.reasons.some(earns) && b.reasons.some(earns);
        says.unused = hasNothing;
        for (const each of ["sleepStyle", "concerns", "features"] as const) {
          const [mine, best] = [one.verdicts[each], other.verdicts[each]];
          if (hasNothing && mine === best) says[`${each} is missed`] = true;
          if (!answered.includes(each) || mine === best) continue;
          says[`${each} is ${mine}`] = mine !== "partly";
          if (mine !== "partly") continue;
          says["good for more of your concerns"] ||= each === "concerns" && best === "missed";
          says["good for fewer of your concerns"] ||= each === "concerns" && best === "met";
          says["has more of the features you asked for"] ||=
            each === "features" && best === "missed";
          says["has fewer of the features you asked for"] ||= each === "features" && best === "met";
        }
        const line = difference(a, b, model);
        // Commas within the price do not separate parts.
        const parts = (line ?? "").split(", ").filter(Boolean);
        const price = /^R([\d,.]+) (less|more)$/.exec(parts.at(-1) ?? "");
        expect(price !== null).toBe(cents !== 0);
        if (price) {
          expect(Math.round(Number(price[1]!.replaceAll(",", "")) * 100)).toBe(Math.abs(cents));
          expect(price[2]).toBe(cents < 0 ? "less" : "more");
          parts.pop();
        }
        expect(parts.length).toBeLessThanOrEqual(2);
        const lowered = (text: string) => text[0]!.toLowerCase() + text.slice(1);
        for (const part of parts) expect(says, line).toHaveProperty([lowered(part)], true);
      }),
      { numRuns: 2_000 },
    );
  });
});
