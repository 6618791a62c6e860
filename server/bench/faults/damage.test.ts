import { expect, it } from "vitest";
import { tryDamage } from "./damage";

it("an embedded folder that is damaged is told in one sentence and left alone", async () => {
  expect((await tryDamage()).broken).toEqual([]);
}, 180_000);
