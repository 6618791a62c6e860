import { describe, expect, it } from "vitest";
import { createTurns } from "./turns";

describe("turns", () => {
  it("come one after the other for one key, at once for different ones, also after a failure", async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    const ends: Record<string, () => void> = {};
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise<void>((end) => (ends[name] = end));
      log.push(`${name} ends`);
      if (name === "first") throw new Error("failed");
    };
    const first = inTurn("a", work("first"));
    const second = inTurn("a", work("second"));
    const other = inTurn("b", work("other"));
    await Promise.resolve();
    expect(log).toEqual(["first begins", "other begins"]);
    ends.first!();
    await expect(first).rejects.toThrow("failed");
    expect(log.at(-1)).toBe("second begins");
    ends.second!();
    ends.other!();
    await Promise.all([second, other]);
  });
});
