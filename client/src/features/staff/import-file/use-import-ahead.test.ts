import { expect, it } from "vitest";
import { z } from "zod";
import { aheadWords, newRunId } from "./use-import-ahead";

const ahead = { username: "Maria", file: "tents.csv", catalog: "Tents" };

it.each([
  [ahead, "Maria is importing tents.csv into Tents. Yours waits and starts on its own."],
  [
    { ...ahead, file: null, catalog: null },
    "Maria is changing many products. Yours waits and starts on its own.",
  ],
  [
    { ...ahead, username: "Ana" },
    "Your import of tents.csv into Tents is under way. This one waits and starts on its own.",
  ],
])("who waits reads whom for: %j", (each, words) => {
  expect(aheadWords(each, "Ana")).toBe(words);
});

it("an import has an id of its own that the server takes", () => {
  expect(z.guid().safeParse(newRunId()).success).toBe(true);
  expect(newRunId()).not.toBe(newRunId());
});
