import { describe, expect, it } from "vitest";
import { judge, sampleQuestions } from "./judge";

const [style, firmness, budget] = sampleQuestions.map(({ options }) => options.map(({ id }) => id));
const ways = style!.flatMap((s) =>
  firmness!.flatMap((f) => budget!.map((b) => ({ style: s, firmness: f, budget: b }))),
);

describe("the miniature's matching", () => {
  it("finds three beds on each of its 27 ways, the best one at 60% or more", () => {
    expect(ways).toHaveLength(27);
    for (const answers of ways) {
      const found = judge(answers);
      expect(found).toHaveLength(3);
      expect(found[0]!.score, JSON.stringify(answers)).toBeGreaterThanOrEqual(60);
    }
  });

  it("gives scores that are the sum of their points, never above 100, best first", () => {
    for (const answers of ways) {
      const found = judge(answers);
      for (const { reasons, score } of found) {
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeLessThanOrEqual(100);
        expect(reasons.reduce((sum, { max }) => sum + max, 0)).toBe(100);
      }
      expect(found.map(({ score }) => score)).toEqual(
        found.map(({ score }) => score).sort((a, b) => b - a),
      );
    }
  });

  it("judges by what is answered so far", () => {
    expect(judge({ style: "side" })[0]!.reasons).toEqual([
      { text: "Suits side sleepers", points: 100, max: 100 },
    ]);
  });
});
