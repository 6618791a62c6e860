import { expect, it, vi } from "vitest";
import { createWrongCounts } from "./evaluation-queue";

vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => 30_000 }));

it("counts for a quarter of an hour from the first", () => {
  let now = 1;
  const counts = createWrongCounts(() => now);
  counts.add("lane");
  now += 10 * 60_000;
  counts.add("lane");
  expect(counts.of("lane")).toBe(2);
  now += 6 * 60_000;
  expect(counts.of("lane")).toBe(0);
});

it("does not grow with a flood: the lane without news for longest is forgotten", () => {
  const counts = createWrongCounts(() => 1);
  for (let at = 0; at < 200; at++) counts.add(`lane ${at}`);
  const known = Array.from({ length: 200 }, (_, at) => counts.of(`lane ${at}`));
  expect(known.filter((count) => count > 0).length).toBeLessThan(30_000 / 3 / 250);
  expect([known[0], known[199]]).toEqual([0, 1]);
});
