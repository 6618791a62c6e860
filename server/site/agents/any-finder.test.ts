import { describe, expect, it } from "vitest";
import { results } from "../../finders/shopper/results";
import { checkLists, type Case } from "../../finders/testing/any-case";
import { AppError } from "../../platform/http/app-error";
import { finish } from "../../platform/work/steps";
import { readInput } from "./inputs";
import { questionsInput, questionsInSteps, questionsReply } from "./questions";
import { recommendInput, recommendInSteps } from "./recommend";
import { DETAILS, productsReply, type ProductsReply } from "./replies/products-reply";
import type { AgentQuestion } from "./replies/question-reply";
import { spokenFinder } from "./spoken-finder";

const spoken = ({ stage }: Case) => spokenFinder(stage, undefined, "https://finders.example");
const recommend = (each: Case, answers: unknown): ProductsReply => {
  const input = readInput(recommendInput, { finder: "any", answers });
  return productsReply.parse(finish(recommendInSteps(spoken(each), input))(DETAILS[0]!));
};

/** The same, or what is told: random answers do not keep to the number of choices, and name what is no longer offered. */
function recommended(each: Case): ProductsReply | undefined {
  try {
    return recommend(each, each.answers);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const { message } of error.errors ?? []) {
      expect(message).toMatch(/^Choose at most|is chosen alone|^There is no option “huge”/);
    }
    return undefined;
  }
}

/** What an assistant sends that goes by a question's own example. */
function exampleFor({ stage }: Case, { id, options }: AgentQuestion): unknown {
  const { ask } = stage.document.questions.find((each) => each.id === id)!;
  if (ask.kind === "number") return ask.min;
  if (ask.kind === "price" || ask.kind === "range") return {};
  if (ask.kind === "date") return ask.min ?? ask.max ?? "2026-11-22";
  const first = options?.[0]?.id;
  return ask.kind === "many" ? [first!] : (first ?? "something");
}

describe("any finder, asked by an assistant", () => {
  it("says all of its questions, and comes to what its page shows, or to questions of its own", () => {
    const seen = { products: 0, questions: 0, ending: 0 };
    checkLists((each) => {
      const input = readInput(questionsInput, { finder: "any" });
      const { questions } = questionsReply.parse(finish(questionsInSteps(spoken(each), input)));
      const ids = questions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const reply = recommended(each);
      if (!reply) return;
      seen[reply.status] += 1;
      for (const { id } of reply.questions ?? []) expect(ids).toContain(id);
      const page = results(each.stage, each.answers, "en");
      if (reply.status === "ending") expect(reply.ending!.text).toBe(page.ending!.text);
      if (reply.status !== "products") return;
      expect(reply.sections!.map(({ products }) => products.map(({ id }) => id))).toEqual(
        page.sections.map(({ items }) => items.slice(0, 12).map(({ id }) => id)),
      );
    });
    expect(seen.products).toBeGreaterThan(10);
    expect(seen.questions).toBeGreaterThan(10);
  });

  it("has no conversation without an end: who answers what is asked gets products", () => {
    checkLists((each) => {
      const answers: Record<string, unknown> = {};
      for (let calls = 0; ; calls += 1) {
        const { status, questions = [] } = recommend(each, answers);
        if (status !== "questions") return;
        expect(calls).toBeLessThan(2 * each.stage.document.questions.length);
        expect(questions.length).toBeGreaterThan(0);
        for (const question of questions) answers[question.id] = exampleFor(each, question);
      }
    });
  });
});
