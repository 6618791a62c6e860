import { expect, it } from "vitest";
import { namedIn, plainSentence } from "./plain-sentences";

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
  ["met", "Yes", "As quiet as can be", "Noise: Yes, as you asked"],
  ["met", "40–45 dB", "For a bedroom", "Noise: 40–45 dB, which fits “For a bedroom”"],
  ["partly", "quiet", "very quiet", "Noise: quiet, close to very quiet"],
  ["missed", "loud", "Quiet", "Noise: loud, not Quiet"],
  ["missed", "no", "Yes", "Noise: no, which does not fit"],
  ["partly", "quiet", "Yes, as quiet as can be", "Noise: quiet, which is close"],
  ["unknown", "", "Quiet", "The shop does not state the noise"],
] as const)(
  "where it is %s, %s beside the answer %s is: %s",
  (verdict, product, answered, said) => {
    expect(plainSentence(verdict, { attribute: "noise", product, answered })).toBe(said);
  },
);

it("of which one is enough, nothing is missing", () => {
  expect(namedIn(["Discus", "Tetras"], ["Koi", "discus"], { ...FISH, verdict: "met" })).toBe(
    "Good for fish: discus, of what you asked for",
  );
});
