import { expect, it } from "vitest";
import { coffeeDocument, coffeeStage } from "../testing/coffee-set";
import { shownFinder } from "./shown-finder";

const wish = (attribute: string) => [
  { id: "a", label: { en: "A" }, rules: [{ use: "score", condition: { attribute, is: "fine" } }] },
];

/** What the step of a question of these parts is called; undefined where it is called as the question. */
const stepName = (parts: object) => {
  const asked = { id: "asked", title: { en: "How do you like it?" }, ask: { kind: "one" } };
  const document = coffeeDocument({
    questions: [{ ...asked, ...parts }],
    sections: [{ id: "machine", catalogue: "machines" }],
    rules: [],
  });
  const [shown] = shownFinder(
    coffeeStage(document, { machines: [], grinders: [] }),
    "en",
  ).questions;
  return shown!.stepName;
};

it.each([
  ["by its short name", { name: { en: "Taste" }, options: wish("grind") }, "Taste"],
  ["by the one attribute that it is about", { options: wish("grind") }, "Grind"],
  [
    "as its question where it is about several",
    { options: [...wish("grind"), ...wish("makes")] },
    undefined,
  ],
  [
    "as its question where that is shorter",
    { title: { en: "Mill?" }, options: wish("grind") },
    undefined,
  ],
  [
    "as its question where it is about none",
    { options: [{ id: "a", label: { en: "A" } }] },
    undefined,
  ],
])("a step is called %s", (_, parts, called) => {
  expect(stepName(parts)).toBe(called);
});
