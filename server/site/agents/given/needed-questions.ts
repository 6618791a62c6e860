import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { isMet, openOptions } from "@shared/finders/path";
import type { When } from "@shared/finders/when";
import { hasOptions } from "@shared/finders/question-kinds";
import { walk, type OpenQuestion, type ReadAnswers } from "../../../finders/compile/asked";
import type { KnownOption } from "../../../finders/compile/known-options";
import { lookedAtBy } from "../../../finders/compile/looked-at";
import { isAnswerable } from "../replies/question-reply";

/** What stands between some answers and results. */
export interface Needed {
  /** Questions that have to be answered, and those that may have to be once they are. */
  questions: readonly OpenQuestion[];
  /** Pages of which any one question has to be answered. */
  anyOf: readonly (readonly OpenQuestion[])[];
  /** Answers that do not count, as the answers before them lead elsewhere; by question. */
  aside: readonly OpenQuestion[];
}

/** The questions whose answers decide a condition, also by what is worked out of them. */
function behind(when: When | undefined, document: FinderDocument): string[] {
  const { questions, values } = lookedAtBy(when);
  const made = document.values.filter(({ id }) => values.includes(id)).map(({ is }) => is);
  return [...questions, ...lookedAtBy(made).questions];
}

/** Questions with the options that some answers leave, and those that hang on others of these questions. */
export function withOpenOptions(
  document: FinderDocument,
  all: readonly OpenQuestion[],
  { onTheWay, values }: Pick<ReadAnswers, "onTheWay" | "values">,
): OpenQuestion[] {
  const ids = new Set(all.map(({ question }) => question.id));
  const isUndecided = ({ when }: KnownOption) => behind(when, document).some((id) => ids.has(id));
  return all.map((asked) => ({
    ...asked,
    options: asked.options.filter(
      (each) => isMet(each.when, onTheWay, values) || isUndecided(each),
    ),
  }));
}

/** What is required and not answered, as the finder's pages would ask for it. */
export function neededQuestions(
  document: FinderDocument,
  open: readonly OpenQuestion[],
  given: Answers,
): Needed {
  const { onTheWay, values } = walk(open, document.values, given);
  const isAsked = ({ question, options }: OpenQuestion) =>
    isMet(question.when, onTheWay, values) &&
    (!hasOptions(question.ask.kind) || openOptions(options, onTheWay, values).length > 0);
  const isAnswered = ({ question }: OpenQuestion) => onTheWay[question.id] !== undefined;
  const missing = open.filter(
    (each) => each.question.required && isAnswerable(each) && !isAnswered(each),
  );
  const now = missing.filter(isAsked);
  const pages = document.groups
    .filter(({ needs }) => needs === "one")
    .map(({ id }) => open.filter((each) => each.question.group === id && isAnswerable(each)));
  const anyOf = pages
    .map((page) => page.filter(isAsked))
    .filter((page) => page.length > 0 && !page.some(isAnswered));
  const asked = new Set([...now, ...anyOf.flat()].map(({ question }) => question.id));
  // Those that hang on one of them are asked for at once: it saves a call for each.
  const questions = missing.filter((each) => {
    if (now.includes(each)) return true;
    const hangs = behind(each.question.when, document).some((id) => asked.has(id));
    if (hangs) asked.add(each.question.id);
    return hangs;
  });
  const later = pages.filter(
    (page) =>
      !page.some(isAsked) &&
      page.some(({ question }) => behind(question.when, document).some((id) => asked.has(id))),
  );
  const aside = open.filter((each) => given[each.question.id] !== undefined && !isAnswered(each));
  const everyPage = [...anyOf, ...later];
  // What would be asked later may have no option then, whatever is answered before it.
  const left = withOpenOptions(document, [...questions, ...everyPage.flat()], { onTheWay, values });
  const closed = left.filter(
    ({ question, options }) => hasOptions(question.ask.kind) && options.length === 0,
  );
  const isClosed = ({ question: { id } }: OpenQuestion) =>
    closed.some(({ question }) => question.id === id);
  return { questions: questions.filter((each) => !isClosed(each)), anyOf: everyPage, aside };
}
