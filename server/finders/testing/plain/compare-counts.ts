import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { optionCounts } from "../../shopper/option-counts";
import { same, type BothFinders, type ComparedFinders } from "./compared";
import { answersOf, choicesOf, type PlainFinder } from "./finder-case";
import { plainCount } from "./plain-finder";

/** What each choice would leave. Of very many choices, or products, some are looked at. */
export function compareCounts(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const asked = choicesOf(plain);
  const ids = asked.map(({ question }) => question.id);
  const { questions, isNothing } = optionCounts(stage, answers, ids, "en");
  const counts = Object.values(questions).flatMap((each) => Object.values(each));
  const isNone = counts.length > 0 && counts.every((count) => count === 0);
  const isAnySet = plain.document.sections.length > 1;
  const rest = Object.fromEntries(
    Object.entries(answers).filter(([id]) => !Object.hasOwn(questions, id)),
  );
  const isWithout = !isAnySet && isNone && plainCount(plain, rest, "") === 0;
  same(compared, "whether other answers leave nothing", isNothing, isWithout || undefined);
  const most = Math.max(2, Math.min(MAX_COUNTED, MAX_READ / plain.products.length));
  for (const each of asked) {
    const { id } = each.question;
    const wishes = onlyWishes(each, plain.document);
    // Of wishes whose answers are left out where nothing has them it is counted what has them.
    const { offer } = each.question;
    const isOfHaving =
      wishes &&
      offer === "available" &&
      each.options.length > 0 &&
      plain.document.sections.length === 1;
    const counted = isOfHaving ? asking(plain, id) : plain;
    const choices = isOfHaving ? answersOf(each, {}) : answersOf(each, answers);
    const step = Math.ceil(choices.length / most);
    const looked = choices.filter((_, at) => at % step === 0);
    const left = looked.map(({ answer }) => plainCount(counted, { ...answers, [id]: answer }, id));
    // Where answers only wish, and each leaves the same, nothing is counted.
    const found = questions[id] ?? {};
    const areAlike = new Set(left).size === 1 && left[0] !== undefined;
    const isSilent = wishes && areAlike && (step === 1 || isEmpty(found));
    for (const [at, { choice }] of looked.entries()) {
      const count = isSilent ? undefined : left[at];
      same(compared, `what ${choice} of ${id} would leave`, found[choice], count);
    }
    if (step > 1) continue;
    const known = choices.map(({ choice }) => choice);
    const others = Object.keys(questions[id] ?? {}).filter((choice) => !known.includes(choice));
    same(compared, `choices of ${id} that there are not`, others, []);
  }
}

/** The same finder, of which what one question wishes is a must that has to be stated. */
function asking(plain: PlainFinder, id: string): PlainFinder {
  const strict = (key: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const given = value as Record<string, unknown>;
    if (given.use === "score" && !("earn" in given)) return { ...given, use: "filter" };
    const isOffered = key === "options" && !Array.isArray(value);
    return isOffered && !("means" in given) ? { ...given, means: { use: "filter" } } : given;
  };
  const questions = plain.document.questions.map((question) =>
    question.id === id
      ? {
          ...(JSON.parse(JSON.stringify(question), strict) as typeof question),
          fact: true,
          combine: "any" as const,
        }
      : question,
  );
  return { ...plain, document: { ...plain.document, questions } };
}

const isEmpty = (counts: object) => Object.keys(counts).length === 0;

/** Whether no answer has a must or a never, and none is a section's budget. */
function onlyWishes(
  { question, options }: ReturnType<typeof choicesOf>[number],
  { sections }: FinderDocument,
): boolean {
  const strict = new Set(["filter", "narrow", "exclude"]);
  const rules = [question.rules, ...options.map((option) => option.rules)].flat();
  const isPrice = question.ask.kind === "price";
  const isBudget = sections.some(({ budget }) => budget === question.id);
  return (
    !(isPrice && (isBudget || rules.length === 0)) && !rules.some(({ use }) => strict.has(use))
  );
}

/** The most choices of a question that are counted, and products that are read for them. */
const MAX_COUNTED = 30;
const MAX_READ = 60_000;
