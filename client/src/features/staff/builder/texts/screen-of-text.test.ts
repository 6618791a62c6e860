import { expect, it } from "vitest";
import { screenOfText } from "./screen-of-text";

const question = (id: string, kind: string) => ({ id, ask: { kind } }) as never;
const questions = [question("use", "one"), question("budget", "price"), question("car", "find")];

it.each([
  ["next", { question: "use" }],
  ["find-none", { question: "car" }],
  ["lowest-price", { question: "budget" }],
  // Nothing of its kind is asked.
  ["not-a-number", { question: "use" }],
  ["found-best", "results"],
  ["set-total", "results"],
])("%s stands at %j", (name, screen) => {
  expect(screenOfText({ questions }, name)).toEqual(screen);
});

it("stands nowhere where nothing is asked", () => {
  expect(screenOfText({ questions: [] }, "next")).toBeUndefined();
});
