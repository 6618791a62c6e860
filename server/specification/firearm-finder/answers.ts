import type { FirearmCriterion, FirearmQuery } from "@shared/specification/contracts/firearms";
import type { Answer, Answers } from "@shared/finders/answers";
import { compileAsGiven, type Compiled } from "../../finders/compile/compile";
import type { StagedFirearms } from "./staged-firearms";

/** The questions whose answers have another name in calls. */
const parameters: Readonly<Record<string, FirearmCriterion>> = {
  firearmType: "type",
  sportDiscipline: "discipline",
  huntingGame: "game",
  budget: "price",
  quantityBudget: "price",
};

/** What calls name the answer to a question. */
export const criterionOf = (question: string): FirearmCriterion =>
  parameters[question] ?? (question as FirearmCriterion);

/** The answers that a call carries, by the questions of the finder. */
export function answersOf(query: FirearmQuery): Answers {
  const { type, discipline, game, minPrice, maxPrice, brands, ...same } = query;
  const answers: Record<string, Answer> = { ...same };
  if (type !== undefined) answers.firearmType = type;
  if (discipline !== undefined) answers.sportDiscipline = discipline;
  if (game !== undefined) answers.huntingGame = game;
  if (brands?.length) answers.brands = brands;
  if (minPrice || maxPrice !== undefined) {
    const question = same.quantity === undefined ? "budget" : "quantityBudget";
    answers[question] = { min: minPrice, max: maxPrice };
  }
  return answers;
}

/** What a call asks of the firearms. Its answers count whatever leads to their questions. */
export const asked = (
  { document, section, catalogue, wording }: StagedFirearms,
  query: FirearmQuery,
): Compiled => compileAsGiven(document, section, catalogue, answersOf(query), wording);
