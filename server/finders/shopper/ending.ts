import type { Answers } from "@shared/finders/answers";
import type { ShownEnding } from "@shared/contracts/finders";
import type { Ending, FinderDocument } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import { partInWords, sayingValues } from "@shared/finders/say-values";
import { openQuestions, walk, type ReadAnswers } from "../compile/asked";
import { sayIn } from "../compile/say";
import { saysValues } from "./said-values";
import { stagedSections, type Stage } from "./stage";

/** The ending that these answers come to. */
export const endingFor = (
  { results }: FinderDocument,
  { onTheWay, values }: ReadAnswers,
): Ending | undefined => results.endings.find(({ when }) => isMet(when, onTheWay, values));

/** The ending that a shopper's answers come to, in words: there are no products then. */
export function shownEnding(
  stage: Stage,
  answers: Answers,
  locale: string,
): ShownEnding | undefined {
  const { document } = stage;
  const [first] = stagedSections(stage);
  if (document.results.endings.length === 0 || !first) return undefined;
  const read = walk(openQuestions(document, first.catalog), document.values, answers);
  const ending = endingFor(document, read);
  if (!ending) return undefined;
  const say = sayIn(locale, document.locale);
  const { text, link, phone, label } = ending;
  const shown = { text: say(text), link, phone, label: label && say(label) };
  if (!saysValues(document)) return shown;
  return partInWords(shown, sayingValues(document.values, read.values, locale));
}
