import type { FinderOptions, FoundChoice } from "@shared/contracts/finders";
import { chosenIds, MAX_FOUND_LENGTH, type Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { listedKey } from "@shared/finders/listed-key";
import { openOptions } from "@shared/finders/path";
import type { Question } from "@shared/finders/question";
import { searchChoices } from "@shared/finders/search-choices";
import { invalid } from "../../platform/http/validate";
import { listedChoices, type GivenKey } from "../../engine/listed-choices";
import { openQuestions, walk } from "../compile/asked";
import { offered } from "../compile/known-options";
import { sayIn } from "../compile/say";
import { stagedSections, type Stage } from "./stage";

/** What is looked for: the question, and what was typed. */
export interface Typed {
  question: Question;
  text: string;
}

type Finding = Extract<Question["ask"], { kind: "find" }>;

/** What an address looks for. Throws what is wrong with it. */
export function readTyped({ document }: Stage, of: readonly string[], text: unknown): Typed {
  const question = document.questions.find(({ id }) => of.length === 1 && id === of[0]);
  if (question?.ask.kind !== "find") {
    const message = "Name one question that is answered by finding.";
    throw invalid([{ path: "of", message }]);
  }
  if (text !== undefined && (typeof text !== "string" || text.length > MAX_FOUND_LENGTH)) {
    const message = `Give one text of at most ${MAX_FOUND_LENGTH} characters.`;
    throw invalid([{ path: "text", message }]);
  }
  return { question, text: text ?? "" };
}

/** The choices of a question that are called as somebody typed, after the answers before it. */
export function findOptions(
  stage: Stage,
  { question, text }: Typed,
  answers: Answers,
  locale: string,
  year = new Date().getFullYear(),
): FinderOptions {
  const { best, total, exact } = searchChoices(
    choicesOf(stage, question, answers, locale, year),
    text,
  );
  const shown = ({ id, label }: FoundChoice): FoundChoice => ({ id, label });
  return { options: best.map(shown), total, exact: exact ? shown(exact) : null };
}

interface Choice extends FoundChoice {
  key: string;
  others?: readonly string[];
}

function choicesOf(
  stage: Stage,
  question: Question,
  answers: Answers,
  locale: string,
  year: number,
): readonly Choice[] {
  const { options } = question;
  const sections = stagedSections(stage);
  const [first] = sections;
  if (!first) return [];
  if (options && "listed" in options) {
    const list = sections
      .map(({ catalogue }) => catalogue.productLists?.get(options.listed))
      .find(Boolean);
    const place = list?.ids.indexOf(options.key) ?? -1;
    if (!list || place < 0) return [];
    return listedChoices(list, place, givenKeys(stage.document, question, list.ids, answers), year);
  }
  const open = openQuestions(stage.document, first.catalogue);
  const { onTheWay, values } = walk(open, stage.document.values, answers);
  const own = open.find((each) => each.question.id === question.id)!;
  const say = sayIn(locale, stage.document.locale);
  return openOptions(offered(own.options), onTheWay, values).map(({ id, label, synonyms }) => ({
    id,
    label: say(label),
    key: listedKey(say(label)),
    others: synonyms?.map(listedKey),
  }));
}

/** What was answered to the questions before that find in the same list. */
function givenKeys(
  { questions }: FinderDocument,
  { ask }: Question,
  keys: readonly string[],
  answers: Answers,
): GivenKey[] {
  const { after = [] } = ask as Finding;
  return after.flatMap((id) => {
    const before = questions.find((each) => each.id === id)?.options;
    const [text] = chosenIds(answers[id]);
    if (text === undefined || !before || !("listed" in before)) return [];
    const place = keys.indexOf(before.key);
    return place < 0 ? [] : [{ place, text }];
  });
}
