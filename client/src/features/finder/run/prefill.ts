import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { openedModel, readAnswers } from "../model/opened-model";

/** Fills in what a host page knows of its shopper. Returns whether the finder understood any of it. */
export async function prefill(
  wizard: Wizard<Answers>,
  model: FinderModel,
  preferences: unknown,
): Promise<boolean> {
  const { questions } = model;
  const { answers = {} } = readAnswers(await openedModel(model), preferences) ?? {};
  const entries = Object.entries(answers);
  if (entries.length === 0) return false;
  // A fact is filled in where the shopper sees it, and is theirs to submit.
  const isFact = (id: string) => questions.some((each) => each.id === id && each.fact);
  wizard.fill(
    Object.fromEntries(entries.filter(([id]) => !isFact(id))),
    Object.fromEntries(entries.filter(([id]) => isFact(id))),
  );
  return true;
}
