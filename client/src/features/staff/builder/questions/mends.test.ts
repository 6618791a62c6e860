import { expect, test } from "vitest";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { mendOf } from "./mends";

const en = (text: string) => ({ en: text });
const option = (id: string, more: object = {}) => ({ id, label: en(id), ...more });
const rules = [{ use: "score", condition: { attribute: "width", is: "wide" } }];
const document: FinderDocument = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: en("Shoes"),
  groups: [{ id: "empty" }, { id: "fit" }],
  questions: [
    {
      id: "kind",
      title: en("Which?"),
      ask: { kind: "one", as: "swatches" },
      options: [option("a"), option("b", { exclusive: "not-sure", rules })],
      group: "fit",
      fact: true,
      combine: "all",
      suggest: { open: en("Any") },
      resets: ["kind"],
      fitsWithout: ["gone"],
    },
    {
      id: "width",
      title: en("How wide?"),
      ask: { kind: "one" },
      options: { attribute: "width", values: ["wide"] },
    },
    {
      id: "length",
      title: en("How long?"),
      ask: { kind: "one" },
      options: [option("c")],
      group: "fit",
    },
  ],
  sections: [{ id: "shoes", catalogue: "shoes" }],
  results: {
    card: ["gone", "width"],
    budget: "kind",
    unlisted: [{ list: "cars", text: en("None") }],
  },
  screens: { gone: "x" },
});

const mended = (path: string) => mendOf(path, document)?.mend(document);
const kind = (path: string) => mended(path)?.questions[0];

test.each<[string, () => unknown, unknown]>([
  ["schema", () => mended("schema")?.schema, DOCUMENT_SCHEMA],
  ["screens.gone", () => mended("screens.gone")?.screens, {}],
  ["groups.0.id", () => mended("groups.0.id")?.groups.map(({ id }) => id), ["fit"]],
  ["results.card.0", () => mended("results.card.0")?.results.card, ["width"]],
  ["results.unlisted.0.list", () => mended("results.unlisted.0.list")?.results.unlisted, []],
  ["results.budget", () => mended("results.budget")?.sections[0]!.budget, "kind"],
  ["questions.0.suggest", () => kind("questions.0.suggest")?.suggest, undefined],
  ["questions.0.combine", () => kind("questions.0.combine")?.combine, "any"],
  ["questions.0.fact", () => kind("questions.0.fact")?.fact, false],
  ["questions.0.offer", () => kind("questions.0.offer")?.offer, "available"],
  ["questions.0.resets.0", () => kind("questions.0.resets.0")?.resets, []],
  ["questions.0.fitsWithout.0", () => kind("questions.0.fitsWithout.0")?.fitsWithout, []],
  ["questions.0.ask.as", () => kind("questions.0.ask.as")?.ask, { kind: "one", as: "cards" }],
  [
    "questions.0.options.0.color",
    () => kind("questions.0.options.0.color")?.ask,
    { kind: "one", as: "cards" },
  ],
  [
    "questions.0.options.1.rules",
    () => kind("questions.0.options.1.rules")?.options,
    [option("a", { rules: [] }), option("b", { exclusive: "not-sure", rules: [] })],
  ],
  [
    "questions.0.options.1.exclusive",
    () => kind("questions.0.options.1.exclusive")?.options,
    [option("a", { rules: [] }), option("b", { rules })],
  ],
  [
    "questions.1.options.values",
    () => mended("questions.1.options.values")?.questions[1]!.options,
    { attribute: "width" },
  ],
  [
    "questions.2.group",
    () => mended("questions.2.group")?.questions.map(({ id }) => id),
    ["kind", "length", "width"],
  ],
])("one press mends %s", (_, found, expected) => {
  expect(mendOf(_, document)?.label).toMatch(/^\p{Lu}/u);
  expect(found()).toEqual(expected);
});

test.each([
  "questions.0.title",
  "questions.9.suggest",
  "groups.1.id",
  "sections.0",
  "rules.0",
  "elsewhere",
])("%s is thought about first", (path) => expect(mendOf(path, document)).toBeUndefined());
