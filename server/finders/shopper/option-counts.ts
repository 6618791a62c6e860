import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderCounts } from "@shared/contracts/finders";
import { openAtTop } from "@shared/finders/price-scale";
import { count } from "../../matching/counts";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { compile } from "../compile/compile";
import { offered } from "../compile/known-options";
import { pricesFor } from "../compile/price-ends";
import { endingFor } from "./ending";
import { areSame } from "./same-options";
import { stagedSections, wordingOf, type Stage } from "./stage";

/**
 * How many products each option of these questions would leave, or each preset of a price, with nothing given
 * up: only musts count. What leads to an ending is not counted. An option of a question with several choices is
 * added to those that were chosen. Of several sections those of all of them count; none do where one that is
 * needed has none. Of questions that may be skipped it is said which ones need not be asked.
 */
export function optionCounts(
  stage: Pick<Stage, "document" | "catalogues">,
  answers: Answers,
  questions: readonly string[],
  locale: string,
): FinderCounts {
  const staged = stagedSections(stage);
  const [first] = staged;
  if (!first) return { questions: {} };
  const { catalogue } = first;
  const countWith = (changed: Answers): number | undefined => {
    let total = 0;
    for (const { section, catalogue: products } of staged) {
      const wording = wordingOf(stage, products, locale);
      const then = compile(stage.document, section, products, changed, wording);
      if (endingFor(stage.document, then)) return undefined;
      if (staged.length > 1 && !then.isThere) continue;
      const found = count(then.catalogue, then.query);
      if (found === 0 && !section.isOptional) return 0;
      total += found;
    }
    return total;
  };
  const open = openQuestions(stage.document, catalogue);
  const choicesOf = (asked: OpenQuestion): { id: string; answer: Answer }[] => {
    const { ask, id } = asked.question;
    if (ask.kind === "price") {
      const { presets, max: top } = pricesFor(ask, catalogue.lists, open, answers);
      return presets.map(({ id: preset, min, max }) => ({
        id: preset,
        answer: openAtTop({ min, ...(max !== null && { max }) }, top),
      }));
    }
    return offered(asked.options).map((option) => ({
      id: option.id,
      answer: answerWith(asked, answers[id], option.id),
    }));
  };
  const asked = open.filter(({ question: { id } }) => questions.includes(id));
  const same = asked
    .map(({ question }) => question)
    .filter(({ id, skipSame }) => skipSame && areSame(stage, answers, id, locale))
    .map(({ id }) => id);
  return {
    ...(same.length > 0 && { same }),
    questions: Object.fromEntries(
      asked.map((each) => {
        const { id } = each.question;
        const choices = choicesOf(each).flatMap((choice): [string, number][] => {
          const left = countWith({ ...answers, [id]: choice.answer });
          return left === undefined ? [] : [[choice.id, left]];
        });
        return [id, Object.fromEntries(choices)];
      }),
    ),
  };
}

/** The answer once an option is chosen, too. */
function answerWith(
  { question, options }: OpenQuestion,
  answer: Answer | undefined,
  id: string,
): Answer {
  if (question.ask.kind !== "many") return id;
  const isAlone = (each: string) => options.find((option) => option.id === each)?.exclusive;
  if (isAlone(id)) return [id];
  const others = chosenIds(answer).filter((each) => each !== id && !isAlone(each));
  return [...others, id];
}
