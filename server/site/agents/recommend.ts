import { z } from "zod";
import type { Answers } from "@shared/finders/answers";
import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import { finderWithId } from "@shared/templates/finders";
import { partInWords, sayingValues } from "@shared/finders/say-values";
import { askedQuestions, walk } from "../../finders/compile/asked";
import { answerLabel } from "../../finders/compile/labels";
import { shownEnding } from "../../finders/shopper/ending";
import { QUESTIONS, SUGGESTIONS } from "../../finders/shopper/calls";
import { answersLink } from "../../finders/shopper/links";
import { readPicks, writtenPicks } from "../../finders/shopper/read-query";
import { resultsInSteps } from "../../finders/shopper/results";
import { invalid } from "../../platform/http/validate";
import type { Stage } from "../../finders/shopper/stage";
import type { Steps } from "../../platform/work/steps";
import { givenAnswers, readGiven } from "./given/given-answers";
import { neededQuestions, withOpenOptions, type Needed } from "./given/needed-questions";
import { finderSlug, localeWish } from "./inputs";
import { written } from "./questions";
import { compact } from "./replies/compact";
import {
  DETAILS,
  sectionsReply,
  setReply,
  type Detail,
  type ProductsReply,
} from "./replies/products-reply";
import { questionReply } from "./replies/question-reply";
import { whenInWords } from "./replies/when-in-words";
import type { Spoken } from "./spoken-finder";

export const recommendInput = z.strictObject({
  finder: finderSlug,
  answers: givenAnswers.default({}),
  picks: z
    .record(z.string().max(64), z.string().max(200))
    .nullish()
    .transform((given) => given ?? {})
    .describe(
      'Of a finder whose results are a set: the id of the product to take in a section, by the ids of sections; "none" leaves ' +
        "an optional one out. The best that go together unless given.",
    ),
  locale: localeWish,
});

type Input = z.output<typeof recommendInput>;

/** The same reply in as much detail as is wished. */
type Reply = (detail: Detail) => ProductsReply;

/** What fits some answers, or what has to be asked first. Throws a 400 for what the finder does not understand. */
export function* recommendInSteps(spoken: Spoken, { answers: given, picks }: Input): Steps<Reply> {
  const { stage, document, open, locale, reads } = spoken;
  const answers = readGiven(given, reads);
  const picked = readPicks(stage, writtenPicks(picks));
  if (document.sections.length < 2 && Object.keys(picked).length > 0) {
    const message = "The results of this finder are one list, and no set: leave picks out.";
    throw invalid([{ path: "picks", message }]);
  }
  const needed = neededQuestions(document, open, answers);
  const around = aroundOf(spoken, answers, writtenPicks(picked), needed);
  const ending = shownEnding(stage, answers, locale);
  const isAsked = !ending && needed.questions.length + needed.anyOf.length > 0;
  if (isAsked) {
    return (detail) => ({ ...around, ...questionsLeft(needed, spoken, answers, detail) });
  }
  const found = yield* resultsInSteps(stage, answers, locale, picked);
  const isShort = found.sections.some(({ total, relaxed }) => total === 0 || relaxed.length > 0);
  const instead = isShort && !found.ending ? yield* suggested(stage, answers, locale) : [];
  const offers = instead.map(({ label, changes, count, bestScore }) => ({
    ...{ change: label, answers: changes, count, bestScore },
  }));
  return (detail) => compact({ ...around, ...foundReply(found, spoken, detail), instead: offers });
}

/** The changes of answers that the finder's page offers. */
function* suggested(stage: Stage, answers: Answers, locale: string): Steps<FinderSuggestion[]> {
  const wishes = { version: undefined, locale, of: [] };
  const asked = QUESTIONS[SUGGESTIONS]!(stage, written(answers), wishes, locale);
  return (yield* asked.answer()) as FinderSuggestion[];
}

/** What every reply has. */
function aroundOf(
  { stage, document, open, locale, page, reads }: Spoken,
  answers: Answers,
  picks: Record<string, string>,
  { aside }: Needed,
): Omit<ProductsReply, "status" | "say"> {
  const { say } = reads;
  const { onTheWay } = walk(open, document.values, answers);
  const language = { say, locale, currency: document.currency };
  // The built-in finders' links have a form of their own, which only their pages write.
  const isOurs = finderWithId(stage.finder.slug) === undefined;
  const link = { ...written(onTheWay), ...picks };
  const hasAny = isOurs && Object.keys(link).length > 0;
  const words = { open, values: document.values, say };
  return compact({
    finder: stage.finder.slug,
    currency: document.currency,
    url: hasAny ? answersLink(page, stage.version, link) : page,
    answers: askedQuestions(open, onTheWay).map(({ question, answer, options }) => ({
      question: say(question.title),
      answer: answerLabel(question, answer, options, language),
    })),
    notCounted: aside.map(({ question }) => ({
      question: say(question.title),
      answer: question.when
        ? `It is asked only if ${whenInWords(question.when, words)}.`
        : "The answers before it leave no such option.",
    })),
  });
}

function questionsLeft(
  { questions, anyOf }: Needed,
  spoken: Spoken,
  answers: Answers,
  detail: Detail,
) {
  const { document, open, locale } = spoken;
  const all = [...questions, ...anyOf.flat()];
  const read = walk(open, document.values, answers);
  const asked = withOpenOptions(document, all, read).map((each) =>
    questionReply(each, spoken, detail === DETAILS[0]),
  );
  const ids = questions.map(({ question }) => question.id).join(", ");
  const pages = anyOf.map((page) => page.map(({ question }) => question.id).join(" or "));
  const what = [ids, ...pages].filter(Boolean).join("; ");
  return {
    status: "questions" as const,
    say: `Answers are needed before there are products: ${what}. Ask the person, then call recommend with all answers.`,
    questions: partInWords(asked, sayingValues(document.values, read.values, locale)),
  };
}

function foundReply(found: FinderResults, spoken: Spoken, detail: Detail) {
  const { ending } = found;
  if (ending) return { status: "ending" as const, say: ending.text, ending: compact(ending) };
  const sections = sectionsReply(found, spoken, detail);
  return compact({
    status: "products" as const,
    say: inASentence(found, spoken),
    sections,
    set: setReply(found),
  });
}

/** What it comes to, as one may say it to the person. */
function inASentence({ sections, overBudget, isUnproven }: FinderResults, spoken: Spoken): string {
  const { document, reads } = spoken;
  const titles = new Map(document.questions.map(({ id, title }) => [id, reads.say(title)]));
  const isSet = sections.some(({ chosen }) => chosen !== undefined);
  const total = sections.reduce((sum, each) => sum + each.total, 0);
  if (total === 0) return "Nothing fits these answers.";
  const givenUp = [...new Set(sections.flatMap(({ relaxed }) => relaxed))];
  const [best] = sections.flatMap(({ items }) => items);
  const many = total === 1 ? "1 product" : `${total} products`;
  const without = givenUp.map((id) => `“${titles.get(id) ?? id}”`).join(", ");
  const sentences = [
    isSet &&
      `A set of ${sections.filter(({ chosen }) => chosen).length} products, one of each section.`,
    !isSet && givenUp.length === 0 && `${many} found; first ${best!.name}.`,
    !isSet &&
      givenUp.length > 0 &&
      `Nothing fits all answers; without the answer to ${without} there are ${many}, first ${best!.name}.`,
    overBudget &&
      `The set exceeds its budget by ${overBudget.over.toFixed(2)} ${document.currency}.`,
    isUnproven && "There may be a better set: there are too many to look at all of them.",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The first of the replies, from the fullest on, that is no longer than `maxBytes`; the shortest if none is. */
export function withinLength(
  reply: Reply,
  bytesOf: (made: ProductsReply) => number,
  maxBytes: number,
): ProductsReply {
  let made = reply(DETAILS[0]!);
  for (const detail of DETAILS.slice(1)) {
    if (bytesOf(made) <= maxBytes) break;
    made = reply(detail);
  }
  return made;
}
