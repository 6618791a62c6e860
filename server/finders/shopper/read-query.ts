import type { IncomingMessage } from "node:http";
import type { ParsedUrlQuery } from "node:querystring";
import type { FieldError } from "@shared/contracts/error";
import type { Picks } from "@shared/contracts/finders";
import { chosenIds, type Answer, type Answers, type AnswerKind } from "@shared/finders/answers";
import {
  answerKind,
  answerWithin,
  MAX_FOUND_LENGTH,
  readAnswer,
} from "@shared/finders/question-kinds";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { invalid } from "../../platform/http/validate";
import { mergedAnswer, mergedIn } from "../live/merged-values";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { stagedSections, type Stage } from "./stage";

/** What an address says beside answers. */
export interface Wishes {
  version: number | undefined;
  locale: string | undefined;
  /** The questions that are counted. */
  of: string[];
}

const ASIDE = ["v", "locale", "of"];
/** What the name of a pick begins with; its section follows. */
const PICK = "pick.";
const VERSION = /^[1-9]\d{0,8}$/;

/** The mark that a request has of the version that it names, as it came; see `VersionMarks`. */
export const markIn = ({ headers }: Pick<IncomingMessage, "headers">): unknown =>
  headers["finder-mark"];

/** The wishes of an address. Throws what is wrong with them. */
export function readWishes(query: ParsedUrlQuery): Wishes {
  const errors: FieldError[] = ASIDE.filter((name) => Array.isArray(query[name])).map((path) => ({
    path,
    message: "Give it once.",
  }));
  const { v, locale, of } = query;
  if (typeof v === "string" && !VERSION.test(v)) {
    errors.push({ path: "v", message: "Use the number of a version." });
  }
  if (errors.length > 0) throw invalid(errors);
  return {
    version: typeof v === "string" ? Number(v) : undefined,
    locale: typeof locale === "string" ? locale : undefined,
    of: typeof of === "string" ? of.split(",").filter(Boolean).slice(0, 60) : [],
  };
}

/** The answers of an address, as its finder understands them, beside what else it says. Throws what it does not. */
export function readAnswers(
  stage: Stage,
  query: ParsedUrlQuery,
  beside: readonly string[] = [],
): Answers {
  const aside = [...ASIDE, ...beside];
  const given = namedOnce(query).filter(
    ([name]) => !aside.includes(name) && !name.startsWith(PICK),
  );
  return answersFrom(stage, Object.fromEntries(given));
}

/** Some clients write what is by name in one parameter: `answers[ground]=trail`. */
const IN_BRACKETS = /^answers\[(.+)\]$/;

/** The parameters of an address, those in brackets by their own names. Throws a 400 for one that is given in both ways. */
function namedOnce(query: ParsedUrlQuery): [string, unknown][] {
  const given = Object.entries(query);
  const named = given.map(([name, value]): [string, unknown] => [
    IN_BRACKETS.exec(name)?.[1] ?? name,
    value,
  ]);
  const names = named.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw invalid([{ path: twice, message: "Give it once, as a text." }]);
  return named;
}

/** The picks of an address, by section. Throws what is wrong with them. */
export function readPicks({ document }: Stage, query: ParsedUrlQuery): Picks {
  const given = namedOnce(query).filter(([name]) => name.startsWith(PICK));
  const errors: FieldError[] = [];
  const picks: Record<string, string> = {};
  for (const [path, key] of given) {
    const id = path.slice(PICK.length);
    if (!document.sections.some((each) => each.id === id)) {
      errors.push({ path, message: "This finder has no such part." });
    } else if (typeof key !== "string") {
      errors.push({ path, message: "Give it once, as a text." });
    } else picks[id] = key;
  }
  if (errors.length > 0) throw invalid(errors);
  return picks;
}

/** Picks as addresses write them. */
export const writtenPicks = (picks: Picks): Record<string, string> =>
  Object.fromEntries(Object.entries(picks).map(([section, key]) => [PICK + section, key]));

/** Answers that were written as texts, by question. Throws what the finder does not understand. */
export function answersFrom(stage: Stage, written: Readonly<Record<string, unknown>>): Answers {
  const [first] = stagedSections(stage);
  const open = first ? openQuestions(stage.document, first.catalog) : withoutProducts(stage);
  const merged = first ? mergedIn(first.catalog.attributes) : NONE;
  const errors: FieldError[] = [];
  const answers: Record<string, Answer> = {};
  for (const [path, text] of Object.entries(written)) {
    const asked = open.find(({ question }) => question.id === path);
    if (!asked) errors.push({ path, message: NOT_ASKED });
    else if (typeof text !== "string") errors.push({ path, message: "Give it once, as a text." });
    else {
      const read = readAnswer(asked.question.ask.kind, text);
      const answer = read === undefined ? read : mergedAnswer(asked.question, read, merged);
      const problem = answer === undefined ? unreadable(asked.question) : problemOf(asked, answer);
      if (problem !== undefined) errors.push({ path, message: problem });
      else answers[path] = answer!;
    }
  }
  if (errors.length > 0) throw invalid(errors);
  return answers;
}

const NONE = new Map<string, never>();

const withoutProducts = ({ document }: { document: FinderDocument }): OpenQuestion[] =>
  document.questions.map((question) => ({ question, options: [] }));

const NO_OPTION = "There is no such option.";
const NOT_ASKED = "This finder does not ask that.";
const UNREADABLE: Record<AnswerKind, string> = {
  choice: NO_OPTION,
  choices: NO_OPTION,
  range: "Use a range such as 1000..5000.",
  number: "Use a number.",
  date: "Use a date such as 2026-11-22.",
  none: NOT_ASKED,
};

const unreadable = (question: Question): string =>
  question.ask.kind === "find"
    ? `Use a text of at most ${MAX_FOUND_LENGTH} characters, on one line.`
    : UNREADABLE[answerKind(question)];

function problemOf({ question, options }: OpenQuestion, answer: Answer): string | undefined {
  const { ask, options: from } = question;
  if (answerKind(question) === "none") return NOT_ASKED;
  // Brands come and go with the products; what a list does not have can be answered, too.
  const isOpen = from && ("products" in from || "listed" in from);
  const isKnown = (id: string) => isOpen === true || options.some((each) => each.id === id);
  if (ask.kind === "many") return chosenIds(answer).every(isKnown) ? undefined : NO_OPTION;
  if (answerWithin(ask, answer, isKnown) !== undefined) return undefined;
  if (ask.kind === "date") return daysAllowed(ask);
  if (!("step" in ask)) return NO_OPTION;
  const what = answerKind(question) === "number" ? "number" : "range";
  return `Use a ${what} from ${ask.min} to ${ask.max}.`;
}

const daysAllowed = ({ min, max }: { min?: string; max?: string }) =>
  `Use a date${min ? ` from ${min}` : ""}${max ? ` up to ${max}` : ""}.`;
