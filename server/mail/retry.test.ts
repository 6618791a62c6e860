import { describe, expect, it } from "vitest";
import { nextTry } from "./retry";

const now = new Date("2026-11-21T10:00:00Z");

describe("the next try", () => {
  it.each([
    [1, "2026-11-21T10:01:00.000Z"],
    [2, "2026-11-21T10:05:00.000Z"],
    [3, "2026-11-21T10:15:00.000Z"],
    [4, "2026-11-21T11:00:00.000Z"],
    [5, "2026-11-21T13:00:00.000Z"],
    [6, "2026-11-21T18:00:00.000Z"],
  ])("after %i failed tries is at %s", (attempts, at) => {
    expect(nextTry(attempts, now)?.toISOString()).toBe(at);
  });

  it("does not come after the seventh", () => {
    expect(nextTry(7, now)).toBeUndefined();
  });
});
