import type { Answers } from "@shared/finders/answers";
import type { FinderHost } from "@/wizard/finder-host";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { openedModel, readAnswers, type OpenedModel } from "../model/opened-model";

/** So much of what a finder did not know is told to the page. */
const MAX_TOLD = 50;

/**
 * Fills in what a host page knows of its shopper, and tells the page what it filled in and what it left out; an error besides
 * where it understood nothing.
 */
export async function prefill(
  wizard: Wizard<Answers>,
  model: FinderModel,
  preferences: unknown,
  { tell }: Pick<FinderHost, "tell">,
): Promise<void> {
  const { questions } = model;
  const opened = await openedModel(model);
  const answers = understoodOf(opened, preferences);
  const entries = Object.entries(answers);
  if (entries.length === 0) {
    if (isRecord(preferences))
      tell("prefill", { answered: [], leftOut: leftOutOf(preferences, {}) });
    return tell("error", { code: "prefill_invalid" });
  }
  // A fact is filled in where the shopper sees it, and is theirs to submit.
  const isFact = (id: string) => questions.some((each) => each.id === id && each.fact);
  wizard.fill(
    Object.fromEntries(entries.filter(([id]) => !isFact(id))),
    Object.fromEntries(entries.filter(([id]) => isFact(id))),
  );
  // Some finders name their answers otherwise outside: a budget is two prices.
  const known = { ...opened.outside.write(opened, answers), ...answers };
  const answered = entries.map(([id]) => id);
  tell("prefill", { answered, leftOut: leftOutOf(preferences as object, known) });
}

const isRecord = (given: unknown): given is object =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** The answers that the finder knows: of what cannot be read as a whole, those of each field that can. */
function understoodOf(opened: OpenedModel, preferences: unknown): Answers {
  const whole = readAnswers(opened, preferences)?.answers ?? {};
  if (Object.keys(whole).length > 0 || !isRecord(preferences)) return whole;
  const each = Object.entries(preferences).map(
    ([name, value]: [string, unknown]) => readAnswers(opened, { [name]: value })?.answers ?? {},
  );
  return Object.assign({}, ...each) as Answers;
}

const leftOutOf = (given: object, known: Readonly<Record<string, unknown>>) =>
  unknownOf(given, known).slice(0, MAX_TOLD);

/** Fields that are in no answer, and entries of lists that are in none: "style", "wishes: fast". */
function unknownOf(given: object, known: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return Object.hasOwn(known, name) ? [] : [name];
    const answer = [known[name]].flat();
    return value.filter((each) => !answer.includes(each)).map((each) => `${name}: ${each}`);
  });
}
