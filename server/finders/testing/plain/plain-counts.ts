import type { Answer, Answers } from "@shared/finders/answers";
import type { Section } from "@shared/finders/document";
import { chosenIn, type PlainQuestion } from "./plain-answers";
import { endingOf, givenBy, holds, plainQuestions, type PlainFinder } from "./plain-finder";
import { plainSection } from "./plain-section";

/** What a section has where nothing is given up. */
export function plainOutcome(finder: PlainFinder, section: Section, answers: Answers) {
  const questions = plainQuestions(finder);
  const given = givenBy(finder, questions, answers);
  const { document, products } = finder;
  const { list, scoreOf } = plainSection(document, section, questions, products, given, true);
  const [best] = list;
  return {
    given,
    ending: endingOf(finder, given),
    isThere: holds(section.when, given),
    count: list.length,
    bestScore: best ? (document.results.order === "price" ? 100 : scoreOf(best)) : 0,
  };
}

/** How many products another answer to a question would leave; nothing where it leads to an ending. */
function plainCount(finder: PlainFinder, answers: Answers, id: string, answer: Answer) {
  const { sections } = finder.document;
  let total = 0;
  for (const section of sections) {
    const then = plainOutcome(finder, section, { ...answers, [id]: answer });
    if (then.ending >= 0) return undefined;
    if (sections.length > 1 && !then.isThere) continue;
    if (then.count === 0 && !section.isOptional) return 0;
    total += then.count;
  }
  return total;
}

/** How many products each choice of a question would leave; one of several is added to those that are chosen. */
export function plainCounts(finder: PlainFinder, answers: Answers, asked: PlainQuestion) {
  const { question, options } = asked;
  const { id, ask } = question;
  const counts: Record<string, number> = {};
  const put = (choice: string, answer: Answer) => {
    const count = plainCount(finder, answers, id, answer);
    if (count !== undefined) counts[choice] = count;
  };
  if (ask.kind === "price" && Array.isArray(ask.presets)) {
    for (const { id: choice, min, max } of ask.presets) {
      // The slider's end means "and more".
      put(choice, max === undefined || max >= ask.max ? { min } : { min, max });
    }
    return counts;
  }
  const isAlone = (choice: string) => options.find((each) => each.id === choice)?.exclusive;
  for (const option of options.filter(({ isRetired }) => isRetired !== true)) {
    const others = chosenIn(answers[id]).filter((each) => each !== option.id && !isAlone(each));
    const several = isAlone(option.id) ? [option.id] : [...others, option.id];
    put(option.id, ask.kind === "many" ? several : option.id);
  }
  return counts;
}
