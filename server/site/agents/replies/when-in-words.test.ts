import { expect, it } from "vitest";
import type { When } from "@shared/finders/when";
import { question } from "@shared/finders/question";
import { sayIn } from "../../../finders/compile/say";
import { whenInWords } from "./when-in-words";

const options = [
  { id: "a", label: { en: "Apples" } },
  { id: "b", label: { en: "Berries" } },
];
const asked = (id: string, kind: "one" | "many") => {
  const parsed = question.parse({ id, title: { en: `${id}?` }, ask: { kind }, options });
  return { question: parsed, options: parsed.options as never };
};
const words = {
  open: [asked("fruit", "one"), asked("fruits", "many")],
  values: [{ id: "area", name: { en: "Area" }, unit: "m²" }],
  say: sayIn("en", "en"),
};

const fruit = { question: "fruit", is: "a" } as const;
const other = { question: "fruit", is: "b" } as const;
const many = { question: "fruits", is: "b" } as const;

it.each<[When, string, string]>([
  [fruit, "“fruit?” is “Apples”", "“fruit?” is not “Apples”"],
  [many, "“fruits?” includes “Berries”", "“fruits?” does not include “Berries”"],
  [
    { question: "fruit", isNot: "a" },
    "“fruit?” is answered, and not with “Apples”",
    "“fruit?” is “Apples” or not answered",
  ],
  [
    { question: "fruit", hasAny: ["a", "b"] },
    "“fruit?” is one of “Apples”, “Berries”",
    "“fruit?” is not one of “Apples”, “Berries”",
  ],
  [
    { question: "fruits", hasAny: ["a"] },
    "“fruits?” includes “Apples”",
    "“fruits?” does not include “Apples”",
  ],
  [{ question: "fruit", atLeast: 3 }, "“fruit?” is at least 3", "“fruit?” is less than 3"],
  [{ question: "fruit", atMost: 3 }, "“fruit?” is at most 3", "“fruit?” is more than 3"],
  [{ question: "fruit", isAnswered: true }, "“fruit?” is answered", "“fruit?” is not answered"],
  [{ question: "fruit", isAnswered: false }, "“fruit?” is not answered", "“fruit?” is answered"],
  [
    { value: "area", atLeast: 20 },
    "the worked-out “Area” is at least 20 m²",
    "the worked-out “Area” is less than 20 m²",
  ],
  [
    { all: [fruit, many] },
    "“fruit?” is “Apples” and “fruits?” includes “Berries”",
    "“fruit?” is not “Apples” or “fruits?” does not include “Berries”",
  ],
  [
    { all: [{ any: [fruit, other] }, { not: many }] },
    "(“fruit?” is “Apples” or “fruit?” is “Berries”) and “fruits?” does not include “Berries”",
    "(“fruit?” is not “Apples” and “fruit?” is not “Berries”) or “fruits?” includes “Berries”",
  ],
  [{ all: [{ all: [fruit] }] }, "“fruit?” is “Apples”", "“fruit?” is not “Apples”"],
  [{ question: "gone", is: "x" }, "gone is “x”", "gone is not “x”"],
])("%j is said as people say it, and its opposite, too", (when, said, opposite) => {
  expect(whenInWords(when, words)).toBe(said);
  expect(whenInWords({ not: when }, words)).toBe(opposite);
  expect(whenInWords({ not: { not: when } }, words)).toBe(said);
});
