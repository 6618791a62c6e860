import { expect, test } from "vitest";
import { newDocument, newQuestion } from "../start/begin";
import { namesOf } from "../words/names";
import { placeOf } from "./finding-place";

const document = {
  ...newDocument("Shoes", "shoes", "ZAR", [{ ...newQuestion([]), id: "who" }]),
  groups: [{ id: "fit", title: { en: "The fit" } }],
  values: [{ id: "area", name: { en: "Area" }, is: 0 }],
  rules: [
    {
      id: "safe",
      name: { en: "Safety" },
      fact: true,
      weight: 10,
      rule: { use: "exclude" as const, condition: { attribute: "price", atLeast: 1 } },
    },
  ],
};

test.each([
  ["questions.0.title", "Question “New question”", "?question=who"],
  [
    "questions.0.options.1.rules.0.condition",
    "Question “New question”, answer “Second answer”",
    "?question=who&answer=second",
  ],
  ["questions.7", "Questions", ""],
  ["groups.0.id", "Page “The fit”", "?page=fit"],
  ["values.0.is", "Calculation “Area”", "?calculation=area"],
  ["rules.0.rule", "Rule “Safety”", "?rule=safe"],
  ["sections.0.catalogue", "Section “untitled section (1)”", "/results"],
  ["promotion.products.0", "Promotion", "/matching"],
  ["texts.submit", "Texts", "/texts"],
  ["schema", "Facts", "/results"],
  ["elsewhere", "The finder", ""],
])("%s is %s", (path, words, href) => {
  expect(placeOf(path, document, namesOf(document, []))).toMatchObject({ words, href });
});
