import { describe, expect, it } from "vitest";
import { writeAnswer, type Answers } from "@shared/finders/answers";
import { finish } from "../../platform/work/steps";
import { optionCounts } from "../shopper/option-counts";
import { results } from "../shopper/results";
import type { Stage } from "../shopper/stage";
import { check } from "../testing/any-case";
import { matching as weigh, readWeighed } from "./matching";

const matching = (stage: Stage, query: Record<string, string>, wishes: { of: string[] }) =>
  finish(weigh(stage, readWeighed(stage, query, wishes, "en")));
const isQuestion = ({ document }: Stage, id: string) =>
  document.questions.some((each) => each.id === id);
const written = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, writeAnswer(answer)]));

describe("how answers choose products, as staff are told", () => {
  it("leaves fewer and fewer products, and in the end what all musts leave", () => {
    let narrowed = 0;
    check(({ stage, answers }) => {
      const told = matching(stage, written(answers), { of: [] });
      for (const { id, effects, left, products } of told.sections) {
        const counts = effects.flatMap((each) => each.left ?? []);
        for (const [at, count] of counts.entries()) {
          expect(count).toBeLessThanOrEqual(counts[at - 1] ?? products);
        }
        // Where an amount is needed, the price is that of all packs.
        const hasAmount = stage.document.sections.find((each) => each.id === id)!.amount;
        if (counts.length > 0 && !hasAmount) expect(counts.at(-1)).toBe(left);
        // Rules narrow first: what stands at the last answer is what fits.
        const asked = effects.filter(
          (each) => isQuestion(stage, each.id) && each.left !== undefined,
        );
        if (asked.length > 0 && !hasAmount) expect(asked.at(-1)!.left).toBe(left);
        narrowed += Number(counts.length > 0 && left < products);
      }
    });
    expect(narrowed).toBeGreaterThan(20);
  });

  it("shares out 100 points, and never suits more products than there are", () => {
    check(({ stage, answers }) => {
      for (const { effects, left } of matching(stage, written(answers), { of: [] }).sections) {
        const shares = effects.flatMap(({ share }) => share ?? []);
        if (shares.length > 0) expect(shares.reduce((sum, each) => sum + each, 0)).toBe(100);
        for (const { suits = 0 } of effects) expect(suits).toBeLessThanOrEqual(left);
      }
    });
  });

  it("shows the list that shoppers get", () => {
    check(({ stage, answers }) => {
      const told = matching(stage, written(answers), { of: [] });
      const shown = results(stage, answers, "en").sections;
      for (const { id, items } of told.sections) {
        expect(items).toEqual(shown.find((each) => each.id === id)?.items ?? []);
      }
    });
  });

  it("says of an option what the shopper's button counts", () => {
    let counted = 0;
    check(({ stage, answers }) => {
      const { document } = stage;
      if (document.sections.length > 1 || document.results.endings.length > 0) return;
      const of = document.questions
        .filter(({ ask }) => ask.kind === "one" || ask.kind === "scale")
        .map(({ id }) => id);
      const { options } = matching(stage, written(answers), { of });
      const counts = optionCounts(stage, answers, of, "en").questions;
      for (const [question, effects] of Object.entries(options)) {
        for (const [option, { left }] of Object.entries(effects)) {
          if (left === undefined) continue;
          expect(left).toBe(counts[question]![option]);
          counted += 1;
        }
      }
    });
    expect(counted).toBeGreaterThan(5);
  });

  it("finds a watched product at its place, or says what keeps it from one", () => {
    const seen = { listed: 0, kept: 0 };
    check(({ stage, catalog, answers }) => {
      if (stage.document.sections.length > 1 || catalog.items.length === 0) return;
      const { groupKey } = catalog.items[0]!;
      const { watched, sections, ending } = matching(
        stage,
        { ...written(answers), "console.watch": groupKey },
        { of: [] },
      );
      expect(watched).toMatchObject({ id: groupKey });
      const [section] = sections;
      if (!section!.isThere || ending) return;
      const keys = catalog.items.filter((each) => each.groupKey === groupKey).map(({ key }) => key);
      const at = section!.items.findIndex(({ id }) => keys.includes(id) || id === groupKey);
      if (at !== -1) expect(watched!.place).toBe(at + 1);
      const isListed = watched!.place !== null;
      seen[isListed ? "listed" : "kept"] += 1;
      const hasFilter = stage.document.sections[0]!.filter !== undefined;
      if (!isListed && !hasFilter) expect(watched!.obstacles).not.toEqual([]);
    });
    expect(seen.listed).toBeGreaterThan(10);
    expect(seen.kept).toBeGreaterThan(5);
  });

  it("offers the products that are called alike", () => {
    check(({ stage, catalog }) => {
      if (catalog.items.length === 0) return;
      const { name } = catalog.items[0]!;
      const told = matching(stage, { "console.watch": name.slice(0, 1) }, { of: [] });
      expect(told.watched !== undefined || (told.candidates ?? []).length > 0).toBe(true);
    });
  });
});
