import { describe, expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { answerLabel } from "../compile/labels";
import { answersFrom } from "./read-query";
import { shownFinder } from "./shown-finder";
import type { Stage } from "./stage";

const document = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: { en: "Shoes" },
  questions: [
    {
      id: "day",
      title: { en: "When?" },
      ask: { kind: "date", min: "2026-11-01", max: "2026-11-30" },
    },
    { id: "read", title: { en: "Read" }, text: { en: "This." }, ask: { kind: "info" } },
  ],
  sections: [{ id: "main", catalogue: "shoes" }],
});
const stage = {
  finder: { slug: "shoes", name: "Shoes", brand: {} },
  version: 1,
  document,
  catalogs: new Map(),
} as unknown as Stage;

describe("a date", () => {
  it("is read as a day within its bounds", () => {
    expect(answersFrom(stage, { day: "2026-11-30" })).toEqual({ day: "2026-11-30" });
  });

  it.each([
    ["2026-12-01", "Use a date from 2026-11-01 up to 2026-11-30."],
    ["2026-11-31", "Use a date such as 2026-11-22."],
    ["soon", "Use a date such as 2026-11-22."],
  ])("%s is refused", (day, message) => {
    expect(() => answersFrom(stage, { day })).toThrow(`day: ${message}`);
  });

  it("is said in words of the locale", () => {
    const language = { say: () => "", currency: "ZAR" };
    const [question] = document.questions;
    const label = (locale: string) =>
      answerLabel(question!, "2026-11-02", [], { ...language, locale });
    expect(label("en")).toBe("November 2, 2026");
    expect(label("de")).toBe("2. November 2026");
  });
});

it("a page to read is never required, and nothing answers it", () => {
  const { questions } = shownFinder(stage, "en");
  expect(questions.map(({ required }) => required)).toEqual([true, false]);
  expect(() => answersFrom(stage, { read: "yes" })).toThrow();
});
