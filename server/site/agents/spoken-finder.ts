import { finish } from "../../platform/work/steps";
import type { FinderOptions } from "@shared/contracts/finders";
import { openQuestions } from "../../finders/compile/asked";
import { sayIn } from "../../finders/compile/say";
import { OPTIONS, QUESTIONS } from "../../finders/shopper/calls";
import { localeOf, stagedSections, type Stage } from "../../finders/shopper/stage";
import { pageOfFinder } from "@shared/templates/finders";
import type { GivenTo } from "./given/given-answers";
import type { SpokenFinder } from "./replies/question-reply";

/** A finder as it is said to an assistant: in one language, with the options that there are now. */
export interface Spoken extends SpokenFinder {
  stage: Stage;
  /** What answers are read with. */
  reads: GivenTo;
  /** Its page, whole. */
  page: string;
}

/** A stage in the wished locale, or in the nearest that it has. */
export function spokenFinder(stage: Stage, wished: string | undefined, publicUrl: string): Spoken {
  const { document } = stage;
  const sections = stagedSections(stage);
  const catalog = sections[0]?.catalog;
  const attributes = new Map(sections.flatMap((each) => [...each.catalog.attributes]));
  const open = catalog
    ? openQuestions(document, catalog)
    : document.questions.map((question) => ({ question, options: [] }));
  const locale = localeOf(document, wished);
  const reads: GivenTo = {
    stage,
    open,
    say: sayIn(locale, document.locale),
    find: (question, text, before) => foundOptions(stage, question, text, before, locale).options,
  };
  const page = `${publicUrl}${pageOfFinder(stage.finder.slug)}`;
  return { stage, document, open, catalog, attributes, locale, reads, page };
}

/** What is called so among the options of a question that is answered by typing. Throws a 400 where it is none. */
export function foundOptions(
  stage: Stage,
  question: string,
  text: string,
  before: Readonly<Record<string, string>>,
  locale: string,
): FinderOptions {
  const wishes = { version: undefined, locale, of: [question] };
  const asked = QUESTIONS[OPTIONS]!(stage, { ...before, text }, wishes, locale);
  return finish(asked.answer()) as FinderOptions;
}
