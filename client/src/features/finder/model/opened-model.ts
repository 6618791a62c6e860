import { knownAnswers, type KnownAnswers } from "./known-answers";
import type { FinderModel } from "./model";
import type { Outside } from "./outside";
import { keptPicks, PICKS, readPicks } from "./picks";

/** A model with what writes its answers outside, and reads them. */
export interface OpenedModel extends FinderModel {
  outside: Outside;
}

/** The model, once that code has loaded. */
export async function openedModel(model: FinderModel): Promise<OpenedModel> {
  return { ...model, outside: await model.source.outside() };
}

/** Answers that were written outside, as far as the document still knows them; undefined if they are none. */
export function readAnswers(model: OpenedModel, given: unknown): KnownAnswers | undefined {
  const read = model.outside.read(model, given);
  const known = knownAnswers(model.questions, read);
  const picks = keptPicks(readPicks(read ?? {}));
  return known && picks.length > 0
    ? { ...known, answers: { ...known.answers, [PICKS]: picks } }
    : known;
}
