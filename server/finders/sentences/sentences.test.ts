import { expect, it } from "vitest";
import { frameTextsIn } from "@shared/finders/frame/frame-texts-in";
import { texts } from "@shared/finders/frame-texts";
import { laterTexts } from "@shared/finders/later-frame-texts";
import { languages } from "@shared/finders/languages";
import { english, type SentenceKey } from "./en";
import { writerIn } from "./sentences";

const others = languages.map(({ id }) => id).filter((id) => id !== "en");
const placeholdersOf = (text: string) => (text.match(/\{[a-z-]+\}/g) ?? []).sort();
const keys = Object.keys(english) as SentenceKey[];
/** Every placeholder stands for itself. */
const itself = Object.fromEntries(
  [...new Set(Object.values(english).flatMap(placeholdersOf))].map((each) => [
    each.slice(1, -1),
    each,
  ]),
);

it.each(others)("says every sentence in %s, with what the English one says", (id) => {
  const write = writerIn(id);
  for (const key of keys) {
    expect([key, placeholdersOf(write(key, itself))]).toEqual([key, placeholdersOf(english[key])]);
  }
  expect(write("fits-all")).not.toBe(english["fits-all"]);
});

it.each(others)("has every text of the frame in %s, with what the English one says", (id) => {
  const frame: Readonly<Record<string, string>> = frameTextsIn(id)!;
  const ours = { ...texts, ...laterTexts };
  expect(Object.keys(frame).sort()).toEqual(Object.keys(ours).sort());
  for (const [key, text] of Object.entries(ours)) {
    expect([key, placeholdersOf(frame[key]!)]).toEqual([key, placeholdersOf(text)]);
  }
});

it("speaks English where it has no other language, and the language of a region", () => {
  expect(writerIn("sv")("yes")).toBe("yes");
  expect(writerIn("de-AT")("yes")).toBe("ja");
  expect(frameTextsIn("en-ZA")).toBeUndefined();
});
