import { expect, it } from "vitest";
import { namedIn, plainSentence, severalSentence } from "./plain-sentences";

const FISH = { attribute: "good for fish", locale: "en", verdict: "partly" as const };

it.each<[string[], string[], string | undefined]>([
  [["Discus", "Tetras", "Koi"], ["discus", "Koi"], "Good for fish: discus and Koi, as you asked"],
  [["Discus", "Tetras"], ["Koi", "discus"], "Good for fish: discus, but not Koi"],
  [["Discus", "Tetras"], ["Koi"], undefined],
  [["Discus"], ["Discus"], undefined],
])("of %j, asked for %j, it is said: %s", (own, asked, said) => {
  expect(namedIn(own, asked, FISH)).toBe(said);
});

it.each([
  ["met", "quiet", "Quiet", "Noise: quiet, as you asked"],
  ["met", "quiet", "Quiet, or silent", "Noise: quiet, as you asked"],
  ["met", "Yes", "Yes, as quiet as can be", "Noise: Yes, as you asked"],
  ["met", "no", "Without noise", "Noise: no, as you asked"],
  ["met", "no (pads)", "Yes, at a press", "Noise: no (pads), which fits “Yes, at a press”"],
  ["met", "no", "For a bedroom", "Noise: no, which fits “For a bedroom”"],
  ["met", "40–45 dB", "For a bedroom", "Noise: 40–45 dB, which fits “For a bedroom”"],
  ["missed", "loud", "Quiet", "Noise: loud, not Quiet"],
  ["missed", "no", "Yes", "Noise: no, which does not fit"],
  ["unknown", "", "Quiet", "The shop does not state the noise"],
] as const)(
  "where it is %s, %s beside the answer %s is: %s",
  (verdict, product, answered, said) => {
    expect(
      plainSentence(verdict, { attribute: "noise", product, answered }, { locale: "en" }),
    ).toBe(said);
  },
);

it("of which one is enough, nothing is missing", () => {
  expect(namedIn(["Discus", "Tetras"], ["Koi", "discus"], { ...FISH, verdict: "met" })).toBe(
    "Good for fish: discus, of what you asked for",
  );
});

it.each([
  [0.9, "very quiet", "Noise: quiet, close to very quiet"],
  [0.5, "very quiet", "Noise: quiet, some way from very quiet"],
  [0.1, "very quiet", "Noise: quiet, far from very quiet"],
  [0.9, "Yes, as quiet as can be", "Noise: quiet, which is close"],
  [0.5, "Yes, as quiet as can be", "Noise: quiet, which fits in part"],
  [0.1, "Yes, as quiet as can be", "Noise: quiet, which hardly fits"],
])("what is so by %d of %s is said: %s", (share, answered, said) => {
  const words = { attribute: "noise", product: "quiet", answered, share };
  expect(plainSentence("partly", words, { locale: "en" })).toBe(said);
});

it.each([
  [0.7, undefined, "Close to what you asked for: Racing"],
  [
    0.5,
    "carbon plate: no, weight: 230 g",
    "Partly what you asked for: Racing (carbon plate: no, weight: 230 g)",
  ],
  [0.3, undefined, "Little of what you asked for: Racing"],
])("what asks for several things and is so by %d is said with these", (share, details, said) => {
  const words = { attribute: undefined, product: "", answered: "Racing", share, details };
  expect(plainSentence("partly", words, { locale: "en" })).toBe(said);
});

it("what somebody said of themselves is nothing that a product is not", () => {
  const words = { attribute: "category", product: "Raised bed", answered: "Nervous" };
  const said = (isOfValue?: boolean) =>
    plainSentence("missed", { ...words, isOfValue }, { locale: "en" });
  expect([said(false), said(true), said()]).toEqual([
    "Category: Raised bed, which does not fit “Nervous”",
    "Category: Raised bed, not Nervous",
    "Category: Raised bed, not Nervous",
  ]);
});

it.each([
  ["en", ["Waterproof"], ["Light"], "Waterproof, but not light"],
  ["en", ["Brushless"], ["Strong: from 60 Nm"], "“Brushless”, but not “Strong: from 60 Nm”"],
  ["de", ["Mit Koffer oder Box"], ["Leise"], "„Mit Koffer oder Box“, aber nicht „Leise“"],
] as const)(
  "in %s, answers in words stand in quotes: %j, and not %j",
  (locale, there, missing, said) => {
    const several = { there, missing, areValues: true, verdict: "partly" } as const;
    expect(severalSentence(several, locale)).toBe(said);
  },
);
