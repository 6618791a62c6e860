import { expect, it, vi } from "vitest";
import { createSpentMemory } from "./waiting-line";

vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => 300_000 }));

it("believes for a second that a counter is used up, and never longer than it is", () => {
  const start = Date.now();
  let now = start;
  const memory = createSpentMemory(() => now);
  memory.remember("network", start + 10_000);
  memory.remember("account", start + 500);
  expect(memory.until(["other", "network"])).toBe(start + 10_000);
  expect(memory.until(["account"])).toBe(start + 500);
  now = start + 500;
  expect(memory.until(["account"])).toBeUndefined();
  expect(memory.until(["network"])).toBe(start + 10_000);
  now = start + 1_001;
  expect(memory.until(["network"])).toBeUndefined();
});

it("does not grow with a flood", () => {
  const memory = createSpentMemory(() => 0);
  for (let n = 0; n < 20_000; n++) memory.remember(`${n}`, 10_000);
  expect(memory.until(["0"])).toBeUndefined();
  expect(memory.until(["19999"])).toBe(10_000);
});
