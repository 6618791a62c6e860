import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderCounts } from "@shared/contracts/finders";
import { openAtTop } from "@shared/finders/price-scale";
import { counts } from "../../matching/counts";
import type { Query } from "../../matching/criteria";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { compile } from "../compile/compile";
import { offered } from "../compile/known-options";
import { pricesFor } from "../compile/price-ends";
import { endingFor } from "./ending";
import { stagedSections, wordingOf, type Stage } from "./stage";

/**
 * How many products each option of these questions would leave, or each preset of a price, with nothing given
 * up: only musts count. What leads to an ending leaves none. An
 * option of a question with several choices is added to those that were chosen.
 */
export function optionCounts(
  stage: Pick<Stage, "document" | "catalogues">,
  answers: Answers,
  questions: readonly string[],
  locale: string,
): FinderCounts {
  const [first] = stagedSections(stage);
  if (!first) return { questions: {} };
  const { section, catalogue } = first;
  const wording = wordingOf(stage, catalogue, locale);
  const compiledWith = (id: string, answer: Answer) =>
    compile(stage.document, section, catalogue, { ...answers, [id]: answer }, wording);
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
  return {
    questions: Object.fromEntries(
      asked.map((each) => {
        const { id } = each.question;
        const left: { id: string; query: Query }[] = [];
        const ended: Record<string, number> = {};
        for (const choice of choicesOf(each)) {
          const then = compiledWith(id, choice.answer);
          if (endingFor(stage.document, then)) ended[choice.id] = 0;
          else left.push({ id: choice.id, query: then.query });
        }
        return [id, { ...counts(catalogue, left), ...ended }];
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
