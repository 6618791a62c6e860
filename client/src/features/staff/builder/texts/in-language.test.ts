import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { newDocument } from "../start/begin";
import { inLanguage } from "./in-language";

const document = newDocument("Stoves", "stoves", "EUR");

it("what a finder says is of its new language, in the words that it has, and is a document as before", () => {
  const german = inLanguage(document, "de");
  expect(german.locale).toBe("de");
  expect(german.title).toEqual({ de: "Stoves" });
  expect(JSON.stringify(german)).not.toContain('"en"');
  expect(finderDocument.safeParse(german).success).toBe(true);
  expect(inLanguage(german, "en")).toEqual(document);
});

it("translations stay, and one into the new language is taken as it is", () => {
  const title = { en: "Stoves", de: "Öfen" };
  expect(inLanguage({ ...document, title }, "de").title).toEqual(title);
  expect(inLanguage({ ...document, title }, "fr").title).toEqual({ fr: "Stoves", de: "Öfen" });
});

it("a region of the same language is left alone", () => {
  const ours = { ...document, locale: "en-ZA" };
  expect(inLanguage(ours, "en")).toBe(ours);
});
