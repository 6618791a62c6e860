import type { Answers } from "@shared/finders/answers";
import type { FinderHost } from "@/wizard/finder-host";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { openedModel, readAnswers } from "../model/opened-model";

/** So much of what a finder did not know is told to the page. */
const MAX_TOLD = 50;

/**
 * Fills in what a host page knows of its shopper, and tells the page what it filled in and what it left out; an error where
 * it understood nothing.
 */
export async function prefill(
  wizard: Wizard<Answers>,
  model: FinderModel,
  preferences: unknown,
  { tell }: Pick<FinderHost, "tell">,
): Promise<void> {
  const { questions } = model;
  const opened = await openedModel(model);
  const { answers = {} } = readAnswers(opened, preferences) ?? {};
  const entries = Object.entries(answers);
  if (entries.length === 0) return tell("error", { code: "prefill_invalid" });
  // A fact is filled in where the shopper sees it, and is theirs to submit.
  const isFact = (id: string) => questions.some((each) => each.id === id && each.fact);
  wizard.fill(
    Object.fromEntries(entries.filter(([id]) => !isFact(id))),
    Object.fromEntries(entries.filter(([id]) => isFact(id))),
  );
  // Some finders name their answers otherwise outside: a budget is two prices.
  const known = { ...opened.outside.write(opened, answers), ...answers };
  const leftOut = unknownOf(preferences as object, known).slice(0, MAX_TOLD);
  tell("prefill", { answered: entries.map(([id]) => id), leftOut });
}

/** Fields that are in no answer, and entries of lists that are in none: "style", "wishes: fast". */
function unknownOf(given: object, known: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return Object.hasOwn(known, name) ? [] : [name];
    const answer = [known[name]].flat();
    return value.filter((each) => !answer.includes(each)).map((each) => `${name}: ${each}`);
  });
}
