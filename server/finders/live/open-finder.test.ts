import { expect, it } from "vitest";
import type { LiveFinder } from "./live-finders";
import { openFinder } from "./open-finder";

const shoes: LiveFinder = {
  slug: "shoes",
  name: "Shoe Finder",
  brand: { name: "Stride", website: null, color: null, links: [] },
  gateHash: null,
  liveVersion: 3,
};
const finders = {
  current: () =>
    Promise.resolve(
      new Map([
        ["shoes", shoes],
        ["closed", { ...shoes, slug: "closed", liveVersion: null }],
      ]),
    ),
};

it("gives a finder that shoppers may see", async () => {
  expect(await openFinder(finders, "shoes")).toEqual(shoes);
});

it.each([
  ["closed", "not_open", "This finder is not open now."],
  ["bakery", "unknown_finder", "There is no such finder."],
  ["constructor", "unknown_finder", "There is no such finder."],
])("says what is with %s", async (slug, code, message) => {
  await expect(openFinder(finders, slug)).rejects.toMatchObject({ status: 404, code, message });
});
