import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { rangeIn, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, type ValuesOf } from "@shared/finders/path";
import { scaled } from "@/lib/scaled";

// The bed finder's answers as links, saved sets, mails, traces and the server's calls have had them since
// before it was a document: its budget is two prices, and the slider's top is a number.

/** The bed finder's document. */
export interface AskedBeds {
  shown: ShownFinder;
  questions: readonly ShownQuestion[];
  values?: ValuesOf;
}

/** The slider's top, which means "and more". */
export function topOf({ questions }: AskedBeds, answers: Answers): number {
  const budget = questions.find(({ id }) => id === "budget");
  const ask = budget && scaled(budget, questions, answers).ask;
  return ask?.kind === "price" ? ask.max : Infinity;
}

/** Answers as preferences. */
export function asPreferences(asked: AskedBeds, answers: Answers): BedPreferences {
  const { budget, ...rest } = answersOnTheWay(asked.questions, answers, asked.values);
  const range = budget === undefined ? undefined : rangeIn(budget);
  if (!range) return rest;
  const { min: minPrice, max = topOf(asked, answers) } = range;
  return {
    ...rest,
    ...(minPrice !== undefined && { minPrice }),
    ...(Number.isFinite(max) && { maxPrice: max }),
  };
}

const CHOICES = ["sleepStyle", "bedSize", "mattressType", "firmness"];
const LISTS = ["concerns", "features"];
const PRICES = ["minPrice", "maxPrice"];

const isId = (given: unknown) => typeof given === "string" && given !== "" && given.length <= 64;
const isPrice = (given: unknown) => typeof given === "number" && given >= 0 && given <= 99_999_999;

/** Preferences from outside as answers by question; undefined if they are none. Other fields are dropped. */
function fromPreferences(_: AskedBeds, given: unknown): object | undefined {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return undefined;
  const fields = Object.entries(given as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const isSound = fields.every(([name, value]) => {
    if (CHOICES.includes(name)) return isId(value);
    if (PRICES.includes(name)) return isPrice(value);
    return (
      !LISTS.includes(name) || (Array.isArray(value) && value.length <= 40 && value.every(isId))
    );
  });
  if (!isSound) return undefined;
  const known = Object.fromEntries(
    // A run in this tab has its budget as the document asks it.
    fields.filter(([name]) => [...CHOICES, ...LISTS, ...PRICES, "budget"].includes(name)),
  );
  const { minPrice, maxPrice, ...rest } = known as BedPreferences;
  if (minPrice === undefined && maxPrice === undefined) return rest;
  return {
    ...rest,
    budget: {
      ...(minPrice !== undefined && { min: minPrice }),
      ...(maxPrice !== undefined && { max: maxPrice }),
    },
  };
}

/** The answers outside, for links, sets, mails and traces. */
export const bedAnswers = {
  write: (asked: AskedBeds, answers: Answers) => ({ ...asPreferences(asked, answers) }),
  read: fromPreferences,
  inLink: (_: AskedBeds, preferences: object) => preferences,
  ofLink: (given: unknown) => given,
  trace: (asked: AskedBeds, answers: Answers) => ({ ...asPreferences(asked, answers) }),
};
