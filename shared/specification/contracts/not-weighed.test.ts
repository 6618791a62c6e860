import { expect, it } from "vitest";
import { notWeighed } from "./not-weighed";

it.each([
  [{}, null],
  [{ mattressType: "hybrid", firmness: "soft" }, null],
  [{ firmness: "not_sure" }, "Firmness is not weighed: you asked us to recommend."],
  [
    { mattressType: "not_sure", firmness: "not_sure" },
    "Mattress type and firmness are not weighed: you asked us to recommend.",
  ],
])("of %j it is said: %s", (answers, sentence) => {
  expect(notWeighed(answers)).toBe(sentence);
});
