import { expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { inServersWords } from "./form-resolver";

const full = JSON.stringify({ message: "Our storage is full.", code: "disk_full" });

it.each<[string, Error | null, string]>([
  [
    "a refusal",
    new ApiError(409, "Conflict", '{"message":"This list is full."}'),
    "This list is full.",
  ],
  ["a failure on our side", new ApiError(503, "Unavailable", full), "Our storage is full."],
  ["an answer that is not ours", new ApiError(502, "Bad Gateway", "<html>"), "Try again."],
  ["no answer", new TypeError("Failed to fetch"), "Try again."],
  ["nothing", null, "Try again."],
])("gives what the server says of %s", (_, error, words) => {
  expect(inServersWords(error, "Try again.")).toBe(words);
});
