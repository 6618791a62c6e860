import type { FirearmCriterion, FirearmQuery } from "@shared/contracts/firearms";
import type { Answer, Answers } from "@shared/finders/answers";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { compileAsGiven, type Compiled } from "../finders/compile/compile";
import { firearmDocument } from "../finders/built-in/firearm-document";
import { wordingOf } from "../finders/shopper/stage";

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
function answersOf(query: FirearmQuery): Answers {
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

const [section] = firearmDocument.sections;

/** What a call asks of the catalogue. Its answers count whatever leads to their questions. */
export const asked = (catalogue: FirearmCatalogue, query: FirearmQuery): Compiled =>
  compileAsGiven(firearmDocument, section!, catalogue, answersOf(query), wordsFor(catalogue));

/** What sentences about these products are made with. */
export const wordsFor = (catalogue: FirearmCatalogue) =>
  wordingOf({ document: firearmDocument }, catalogue, firearmDocument.locale);
