import { expect, it } from "vitest";
import { tryFirstBoots } from "./first-boots";

it("an embedded folder whose first start was killed recovers by itself and still tells the passwords", async () => {
  expect((await tryFirstBoots(3)).broken).toEqual([]);
}, 180_000);
