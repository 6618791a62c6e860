import { expect, it } from "vitest";
import { ApiError } from "./api";
import { explainRefusal } from "./explain-refusal";

const PLACED = {
  message: "ask.presets: Use a list.",
  errors: [{ path: "ask.presets", message: "Use a list." }],
};

it.each<[string, Error, string]>([
  ["a refusal", new ApiError(409, "", JSON.stringify({ message: "It is there." })), "It is there."],
  ["a refusal without its place", new ApiError(400, "", JSON.stringify(PLACED)), "Use a list."],
  [
    "a failure on our side",
    new ApiError(500, "", JSON.stringify({ message: "Oh." })),
    "Try again.",
  ],
  ["no reply", new TypeError("fetch failed"), "Try again."],
])("says %s to whoever reads it", (_, error, words) => {
  expect(explainRefusal(error, "Try again.")).toBe(words);
});
