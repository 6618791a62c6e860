import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import type { FinderResults } from "@shared/contracts/finders";
import { finderDocument } from "@shared/finders/document";
import { openQuestions } from "../compile/asked";
import { offered } from "../compile/known-options";
import { canBeSkipped } from "../compile/skippable";
import { compile } from "../compile/compile";
import { checkLists, stageOf, type Case } from "../testing/any-case";
import { anyCatalogOf, productsOf, productWith } from "../testing/any-catalog";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { count } from "../../engine/counts";
import { results } from "./results";
import { finish } from "../../platform/work/steps";
import { areSame } from "./same-options";
import { wordingOf } from "./stage";

/** The same finder over a few of its products, with a page for each question: so it happens more often. */
function withFewer({ stage, catalog, answers, picks }: Case): Case {
  const few = anyCatalogOf(productsOf(catalog).slice(0, 2), sampleAttributes, sampleCatalog);
  const questions = stage.document.questions.map((each) => ({ ...each, group: undefined }));
  const document = { ...stage.document, questions };
  return { stage: stageOf(document, few), catalog: few, answers, picks };
}

/** What a question's options are the same for: each answer that leaves something, and none. */
function eachWay({ stage, catalog, answers }: Case, id: string) {
  const open = openQuestions(stage.document, catalog);
  const at = open.findIndex(({ question }) => question.id === id);
  const { question, options } = open[at]!;
  const before: Answers = Object.fromEntries(
    open.slice(0, at).flatMap((each) => {
      const answer = answers[each.question.id];
      return answer === undefined ? [] : [[each.question.id, answer]];
    }),
  );
  const { [id]: _, ...without } = answers;
  const isMany = question.ask.kind === "many";
  const answerOf = (option: string) => (isMany ? [option] : option);
  const leaves = (option: string) => {
    const answered = { ...before, [id]: answerOf(option) };
    return stage.document.sections.some((section) => {
      const wording = wordingOf(stage, catalog, "en");
      const { onTheWay, query } = compile(stage.document, section, catalog, answered, wording);
      return onTheWay[id] !== undefined && count(catalog, { ...query, narrow: [] }) > 0;
    });
  };
  const left = offered(options).filter((each) => each.exclusive !== "not-sure" && leaves(each.id));
  return {
    before,
    without,
    ways: left.map((option) => ({ ...without, [id]: answerOf(option.id) })),
  };
}

const shown = ({ sections }: FinderResults, id: string) =>
  sections.map(({ total, relaxed, items }) => ({
    total,
    relaxed: relaxed.filter((each) => each !== id),
    // Each option may have words of its own for what is not stated.
    items: items.map((item) => [item.id, item.score, item.unknowns.length, item.promoted]),
  }));

describe("a question whose options are the same", () => {
  it("changes nothing by any of them, whatever is answered after it, and little by none", () => {
    let [found, compared, weighed] = [0, 0, 0];
    checkLists((drawn) => {
      const each = withFewer(drawn);
      const { stage } = each;
      for (const question of stage.document.questions) {
        const { id } = question;
        if (!canBeSkipped(stage.document, question)) continue;
        const { before, without, ways } = eachWay(each, id);
        if (!finish(areSame(stage, before, id, "en"))) continue;
        // Another rule leaves nothing for now.
        if (ways.length === 0) continue;
        found += 1;
        const all = ways.map((answers) => results(stage, answers, "en"));
        for (const other of all) expect(shown(other, id)).toEqual(shown(all[0]!, id));
        compared += all.length - 1;

        const plain = results(stage, without, "en");
        const reasons = all[0]!.sections.flatMap((section) => section.items[0]?.reasons ?? []);
        const totals = (of: FinderResults) => shown(of, id).map(({ items: _, ...rest }) => rest);
        const isWeighed = reasons.some(({ criterion }) => criterion === id);
        if (!isWeighed) {
          const told = (of: FinderResults) =>
            shown(of, id).flatMap(({ items }) => items.map(([, , unknowns]) => unknowns));
          if (JSON.stringify(told(plain)) === JSON.stringify(told(all[0]!))) {
            expect(shown(plain, id)).toEqual(shown(all[0]!, id));
          } else {
            // That nobody states it is said only of what was asked for, and what is said decides whom the shop promotes, and
            // which variant stands for a product.
            expect(totals(plain)).toEqual(totals(all[0]!));
          }
          continue;
        }
        weighed += 1;
        expect(totals(plain)).toEqual(totals(all[0]!));
      }
    }, 2_000);
    expect(found).toBeGreaterThan(3);
    expect(compared).toBeGreaterThan(0);
    expect(weighed).toBeGreaterThan(0);
  });

  it("is asked where a must of now may fall away by what is answered later", () => {
    const surface = (word: string) => ({ attribute: "surfaces", is: word });
    const one = (id: string, options: object[]) => ({
      id,
      title: { en: id },
      ask: { kind: "one" },
      options: options.map((condition, at) => ({
        id: `o${at}`,
        label: { en: `Option ${at}` },
        rules: [{ use: "filter", condition }],
      })),
    });
    const catalog = anyCatalogOf(
      ["road", "trail"].map((word) => productWith(word, { surfaces: [word] })),
      sampleAttributes,
      sampleCatalog,
    );
    const isSame = (when: object) => {
      const document = finderDocument.parse({
        schema: 2,
        locale: "en",
        title: { en: "Shoes" },
        questions: [
          one("q0", [surface("road")]),
          one("q1", [surface("road"), { any: [surface("road"), surface("trail")] }]),
          one("q2", [surface("road")]),
        ],
        rules: [{ id: "r0", when, rule: { use: "filter", condition: surface("road") } }],
        sections: [{ id: "all", catalogue: sampleCatalog }],
      });
      return finish(areSame(stageOf(document, catalog), {}, "q1", "en"));
    };
    expect(isSame({ not: { question: "q0", isAnswered: true } })).toBe(true);
    expect(isSame({ not: { question: "q2", isAnswered: true } })).toBe(false);
  });

  it("is asked where it means nothing for products: why, only staff know", () => {
    const catalog = anyCatalogOf([productWith("a", {})], sampleAttributes, sampleCatalog);
    const isSame = (rules: object[]) => {
      const document = finderDocument.parse({
        schema: 2,
        locale: "en",
        title: { en: "Shoes" },
        questions: [
          {
            id: "how",
            title: { en: "How did you find us?" },
            ask: { kind: "one" },
            options: ["a", "b"].map((id) => ({ id, label: { en: id }, rules })),
          },
        ],
        sections: [{ id: "all", catalogue: sampleCatalog }],
      });
      return finish(areSame(stageOf(document, catalog), {}, "how", "en"));
    };
    expect(isSame([])).toBe(false);
    expect(isSame([{ use: "score", condition: { products: ["b"] } }])).toBe(true);
  });
});
