import { expect, it } from "vitest";
import { tryDrain } from "./draining";

it("a SIGTERM under load cuts no reply", async () => {
  const { answered, cut } = await tryDrain(2);
  expect(answered).toBeGreaterThan(0);
  expect(cut).toBe(0);
}, 60_000);
