import { describe, expect, test } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { When } from "@shared/finders/when";
import { newDocument, newQuestion } from "../start/begin";
import { withOwnQuestion } from "./worth-a-look";

const option = (id: string, use: "score" | "filter" | "exclude"): Option => ({
  id,
  label: { en: id },
  rules: [{ use, condition: { attribute: "kind", is: id } }],
});

function documentWith(options: Option[], when?: When): FinderDocument {
  const drinks: Question = { ...newQuestion([]), id: "drinks", options };
  const later: Question = { ...newQuestion([]), id: "later", ...(when && { when }) };
  return newDocument("Machines", "machines", "ZAR", [drinks, later]);
}

const split = (document: FinderDocument) => withOwnQuestion(document, document.questions[0]!);

describe("answers that rule products out, beside wishes", () => {
  test("one becomes a question that is answered by it or by nothing", () => {
    const { document, id } = split(
      documentWith([option("espresso", "score"), option("no-dairy", "exclude")]),
    )!;
    expect(id).toBe("no-dairy");
    expect(document.questions.map((each) => each.id)).toEqual(["drinks", "no-dairy", "later"]);
    const [drinks, own] = document.questions;
    expect(drinks!.options).toEqual([option("espresso", "score")]);
    expect(own).toMatchObject({
      title: { en: "no-dairy?" },
      required: false,
      options: [
        { id: "no-dairy", label: { en: "Yes" }, rules: option("no-dairy", "exclude").rules },
        { id: "either", exclusive: "not-sure" },
      ],
    });
  });

  test.each([
    ["several answers", { kind: "many", as: "chips" }, true],
    ["one answer", { kind: "one", as: "cards" }, false],
  ] as const)("a must beside a wish is such a one where %s may be chosen", (_, ask, isOne) => {
    const given = documentWith([option("isofix", "score"), option("belt", "filter")]);
    const [drinks, ...others] = given.questions;
    const questions = [{ ...drinks!, ask: { ...ask } }, ...others];
    expect(split({ ...given, questions }) !== undefined).toBe(isOne);
  });

  test("several become a question with several answers", () => {
    const document = documentWith([
      option("espresso", "score"),
      option("no-dairy", "exclude"),
      option("no-pods", "exclude"),
    ]);
    expect(split(document)!.document.questions[1]).toMatchObject({
      ask: { kind: "many" },
      options: [{ id: "no-dairy" }, { id: "no-pods" }],
    });
  });

  test.each<[When, When]>([
    [
      { question: "drinks", is: "no-dairy" },
      { question: "no-dairy", is: "no-dairy" },
    ],
    [
      { question: "drinks", is: "espresso" },
      { question: "drinks", is: "espresso" },
    ],
    [
      { not: { question: "drinks", hasAny: ["no-dairy"] } },
      { not: { question: "no-dairy", hasAny: ["no-dairy"] } },
    ],
    [
      { question: "drinks", hasAny: ["espresso", "no-dairy"] },
      {
        any: [
          { question: "drinks", hasAny: ["espresso"] },
          { question: "no-dairy", hasAny: ["no-dairy"] },
        ],
      },
    ],
  ])("what asked %j asks %j", (before, after) => {
    const options = [option("espresso", "score"), option("no-dairy", "exclude")];
    const [, , later] = split(documentWith(options, before))!.document.questions;
    expect(later!.when).toEqual(after);
  });

  test("nothing is split where all rule products out, or all are wishes", () => {
    expect(split(documentWith([option("a", "score"), option("b", "score")]))).toBeUndefined();
    expect(split(documentWith([option("a", "exclude"), option("b", "exclude")]))).toBeUndefined();
  });
});
