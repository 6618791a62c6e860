import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import { isMet, openOptions, questionsOnTheWay } from "@shared/finders/path";
import { calibersFor } from "@shared/specification/firearm-calibers";
import * as options from "@shared/specification/firearm-options";
import * as rules from "@shared/testing/firearm-rules";
import { firearmStepIds } from "@shared/specification/steps";
import { isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { layOutFirearms } from "../../testing/firearm-fixtures";
import { checkDocument } from "../check/check-document";
import { offered, optionsOf } from "../compile/known-options";
import { firearmFinderDocument as firearmDocument } from "./check-contract";

const catalog = layOutFirearms([]);
const questionOf = (id: string) => firearmDocument.questions.find((each) => each.id === id)!;

const walked = () =>
  firearmDocument.questions.map((question) => ({
    id: question.id,
    when: question.when,
    options: optionsOf(question, catalog),
  }));

/** Everything that decides what later questions offer. */
const kinds = fc.record(
  {
    purpose: fc.constantFrom(...options.purposeIds),
    sportDiscipline: fc.constantFrom(...options.disciplineIds),
    huntingGame: fc.constantFrom(...options.gameIds),
    firearmType: fc.constantFrom(...options.firearmTypeIds),
    category: fc.constantFrom(...options.ammoCategoryIds),
  },
  { requiredKeys: [] },
);

/** The choices of a question that are offered once these answers are given; none where it is not asked. */
function choices(id: string, answers: Answers): string[] {
  const question = questionOf(id);
  if (!isMet(question.when, answers)) return [];
  return ids(openOptions(offered(optionsOf(question, catalog)), answers));
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("the firearm finder's document", () => {
  it("can be published over its products", () => {
    const { attributes } = catalog;
    const known = { attributes, catalogs: new Set(["firearm-products"]) };
    // Links and calls name ammunition as a type, which is never offered.
    const hidden = /^Shoppers never see the answer “Ammo and reloading”/;
    expect(checkDocument(firearmDocument, known)).toEqual({
      faults: [],
      warnings: [{ path: "questions.4.options.5.when", message: expect.stringMatching(hidden) }],
    });
  });

  // Shows 5.firearm.sub-type.
  it("offers the types that suit what it is for, and asks for a size and an action where both sides do", () => {
    fc.assert(
      fc.property(kinds, (answers) => {
        const { purpose, firearmType } = answers;
        const types = choices("firearmType", answers);
        expect(types).toEqual(ids(rules.typesFor(answers)));
        const sizes = purpose && firearmType ? rules.subTypesFor(purpose, firearmType) : [];
        expect(choices("subType", answers)).toEqual(ids(sizes));
        const { when } = questionOf("action");
        expect(isMet(when, answers)).toBe(rules.asksForAction(firearmType));
        for (const id of ["carryPosition", "handSize"]) {
          const isAsked = isMet(questionOf(id).when, answers);
          expect(isAsked).toBe(rules.asksForErgonomics(purpose, firearmType));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("asks on every way for a caliber that the way has", () => {
    fc.assert(
      fc.property(kinds, (answers) => {
        const asked = questionsOnTheWay(walked(), answers).map(({ id }) => id);
        expect(asked).toContain("caliber");
        // A quantity of cartridges, or a budget by the piece.
        const isByQuantity =
          answers.purpose === "ammo_reloading" && answers.category !== "reloading_equipment";
        expect(asked.includes("quantity")).toBe(isByQuantity);
        expect(asked.includes("quantityBudget")).toBe(isByQuantity);
        expect(asked.includes("budget")).toBe(!isByQuantity);
      }),
    );
    expect(calibersFor({ purpose: "ammo_reloading", category: "reloading_equipment" })).toEqual([
      expect.objectContaining({ id: "any" }),
    ]);
    expect(questionOf("caliber").fitsWithout).toEqual(["any"]);
  });

  // Shows 1.firearm.asks.
  it("has today's steps as its pages, in their order", () => {
    const pages = firearmDocument.groups.map(({ id }) => id);
    expect([...pages, "results"]).toEqual(firearmStepIds);
    const ofQuestions = firearmDocument.questions.map(({ group }) => group);
    expect([...new Set(ofQuestions)]).toEqual(pages);
  });

  it("names drawings that there are", () => {
    const drawings = firearmDocument.questions
      .flatMap((question) => optionsOf(question, catalog))
      .flatMap(({ drawing, drawings: others = [] }) => [
        ...(drawing ? [drawing] : []),
        ...others.map((each) => each.drawing),
      ]);
    expect(drawings.length).toBeGreaterThan(40);
    for (const drawing of drawings) {
      const [kind, ...name] = drawing.split("-");
      const isThere =
        kind === "purpose"
          ? options.purposeIds.some((id) => id === name.join("-"))
          : kind === "firearm" && isFirearmPictureKind(name.join("-"));
      expect(isThere, drawing).toBe(true);
    }
  });

  it("draws actions as those of the chosen type", () => {
    const drawingOf = (firearmType: string) =>
      openOptions(optionsOf(questionOf("action"), catalog), { firearmType }).find(
        ({ id }) => id === "semi_auto",
      )?.drawing;
    expect(drawingOf("rifle")).toBe("firearm-rifle-semi_auto");
    expect(drawingOf("shotgun")).toBe("firearm-shotgun-semi_auto");
  });

  it("understands ammunition as a type and does not offer it", () => {
    fc.assert(
      fc.property(kinds, (answers) => {
        expect(choices("firearmType", answers)).not.toContain("ammo");
      }),
    );
    expect(ids(optionsOf(questionOf("firearmType"), catalog))).toContain("ammo");
  });
});
