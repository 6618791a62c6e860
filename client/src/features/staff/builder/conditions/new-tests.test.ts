import { expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import { OPEN } from "@shared/finders/operands";
import { newDocument, newQuestion } from "../start/begin";
import { namesOf } from "../words/names";
import { firstTest, testOn } from "./new-tests";

const attribute = (id: string, kind: Attribute["kind"], values: string[] = []) =>
  ({
    ...{ id, kind, label: { en: id }, isRetired: false },
    values: values.map((each) => ({ id: each, label: { en: each }, isRetired: false })),
    updatedAt: "2026-01-01T00:00:00Z",
  }) as unknown as Attribute;

const attributes = [
  attribute("resolution", "number"),
  attribute("power", "choice", ["mains", "battery"]),
  attribute("links", "choices", ["wifi", "cable"]),
];

const testFor = (changes: Partial<Question>) => {
  const question = { ...newQuestion([]), ...changes };
  const document = newDocument("Cameras", "cameras", "ZAR", [question]);
  const names = namesOf(document, attributes);
  return firstTest({ names, attributes, document, asked: question.id });
};

const powered = { use: "filter" as const, condition: { attribute: "power", is: "mains" } };

it.each<[string, Partial<Question>, object]>([
  [
    "a question whose answers are values of an attribute, that it is the answer",
    { options: { attribute: "power", means: "rules" } },
    { attribute: "power", hasAny: { answer: "question" } },
  ],
  [
    "one that takes several of them, that it has any of the answers",
    { ask: { kind: "many", as: "chips" }, options: { attribute: "links", means: "rules" } },
    { attribute: "links", hasAny: { answer: "question" } },
  ],
  [
    "one that asks for all of them, that it has all of the answers",
    {
      ask: { kind: "many", as: "chips" },
      combine: "all",
      options: { attribute: "links", means: "rules" },
    },
    { attribute: "links", hasAll: { answer: "question" } },
  ],
  [
    "answers of its own, what the others look at, and nobody has chosen a value",
    { options: [{ id: "yes", label: { en: "Yes" }, rules: [powered] }] },
    { attribute: "power", is: OPEN },
  ],
  ["answers that mean nothing yet, the first attribute", {}, { attribute: "resolution" }],
  [
    "an attribute that is gone, the first one",
    { options: { attribute: "gone" } },
    { attribute: "resolution" },
  ],
])("a new rule of %s", (_, changes, test) => {
  expect(testFor(changes)).toMatchObject(test);
});

it.each([
  ["Width", "number", "atMost"],
  ["Load", "number", "atLeast"],
  ["Width", "one", "atLeast"],
] as const)("of %s that is asked for by %s begins with %s", (label, kind, operator) => {
  const width = { ...attribute("width", "number"), label: { en: label } };
  const ask: Question["ask"] =
    kind === "number" ? { kind, min: 0, max: 90, step: 1 } : { kind, as: "cards" };
  const question = { ...newQuestion([]), ask };
  const document = newDocument("Ovens", "ovens", "ZAR", [question]);
  const scope = { names: namesOf(document, [width]), attributes: [width], document };
  expect(testOn("width", { ...scope, asked: question.id, operandOf: question })).toHaveProperty(
    operator,
  );
});

it("a number is asked of a capacity as the least that it carries, and of a width as the most that it takes", () => {
  const question: Question = {
    ...newQuestion([]),
    ask: { kind: "number", min: 0, max: 200, step: 1 },
  };
  const measured = [attribute("Max rider weight", "number"), attribute("Width", "number")];
  const document = newDocument("Boards", "boards", "GBP", [question]);
  const scope = {
    names: namesOf(document, measured),
    attributes: measured,
    document,
    operandOf: question,
  };
  expect(testOn("Max rider weight", scope)).toMatchObject({ atLeast: { answer: question.id } });
  expect(testOn("Width", scope)).toMatchObject({ atMost: { answer: question.id } });
});
