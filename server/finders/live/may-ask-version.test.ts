import { expect, it } from "vitest";
import { FORMER_VERSION_MS, mayAskVersion } from "./live-finders";

const NOW = Date.UTC(2026, 10, 24);
const former = new Map([
  [2, NOW - FORMER_VERSION_MS + 1],
  [1, NOW - FORMER_VERSION_MS],
]);

it.each([
  ["the live version", 3, false, true],
  ["a version that was live within the last day", 2, false, true],
  ["a version that was live a day ago", 1, false, false],
  ["a version that was live a day ago, with its mark", 1, true, true],
  ["a version that nobody knows to have been live", 7, false, false],
  ["such a version, with its mark", 7, true, true],
])("%s", (_, version, isMarked, expected) => {
  expect(mayAskVersion({ liveVersion: 3, former }, version, isMarked, NOW)).toBe(expected);
});

it("while a finder is closed, and none of its versions is live", () => {
  expect(mayAskVersion({ liveVersion: null }, 3, false, NOW)).toBe(false);
  expect(mayAskVersion({ liveVersion: null, former }, 2, false, NOW)).toBe(true);
});
