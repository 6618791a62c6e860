import type { Answer } from "@shared/finders/answers";
import { answerKind, dayWithin } from "@shared/finders/question-kinds";
import type { Ask, Option, Question } from "@shared/finders/question";
import type { AnswerTest } from "@shared/finders/when";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { ownOptions } from "./parts";
import type { Known } from "./finding";

/** A test on the answer to a question. */
export type QuestionTest = Exclude<AnswerTest, { value: string }>;

/** None, or an answer. */
export type Possible = Answer | undefined;

/** No id of an option or of a row, and no day. */
const OTHER = " ";
/** Of more choices that are asked about at once there are too many combinations. */
const MAX_COMBINED = 8;

/**
 * Answers to a question of which one stands for each that there can be, as far as these tests and the conditions
 * of its options tell them apart. Nothing where they are too many.
 */
export function possibleAnswers(
  question: Question,
  tests: readonly QuestionTest[],
): Possible[] | undefined {
  const { ask } = question;
  switch (answerKind(question)) {
    case "none":
      return ask.kind === "info" ? [undefined] : [undefined, OTHER];
    case "range":
      return [undefined, {}];
    case "number":
      return [undefined, ...numbers(ask, tests.flatMap(numbersNamed))];
    case "date": {
      const days = wordsNamed(tests).filter(
        (day) => ask.kind === "date" && dayWithin(ask, day) !== undefined,
      );
      return [undefined, OTHER, ...days];
    }
    case "choice":
      return [undefined, ...choices(question, tests).flat()];
    case "choices": {
      const [named, others] = choices(question, tests);
      if (named.length > MAX_COMBINED) return undefined;
      return [undefined, ...others.map((each) => [each]), ...subsets(named)];
    }
  }
}

/** The choices that tests name, and those that stand for all others. */
function choices(question: Question, tests: readonly QuestionTest[]): [string[], string[]] {
  const words = wordsNamed(tests);
  if (!Array.isArray(question.options)) return [words, [OTHER]];
  const own = ownOptions(question);
  const isNamed = ({ id }: Option) => words.includes(id);
  const others = new Map(
    own.filter((each) => !isNamed(each)).map(({ id, when }) => [JSON.stringify(when), id]),
  );
  return [own.filter(isNamed).map(({ id }) => id), [...others.values()]];
}

const wordsNamed = (tests: readonly QuestionTest[]): string[] => [
  ...new Set(
    tests.flatMap((test) => {
      if ("hasAny" in test) return test.hasAny;
      const named = "is" in test ? test.is : "isNot" in test ? test.isNot : undefined;
      return typeof named === "string" ? [named] : [];
    }),
  ),
];

function numbersNamed(test: QuestionTest): number[] {
  if ("atLeast" in test) return [test.atLeast];
  if ("atMost" in test) return [test.atMost];
  const named = "is" in test ? test.is : "isNot" in test ? test.isNot : undefined;
  return typeof named === "number" ? [named] : [];
}

/** The numbers that are named, the ends, and one between each two. */
function numbers(ask: Ask, named: readonly number[]): number[] {
  // Bounds that are turned are said elsewhere.
  const bounds = ask.kind === "number" && ask.min < ask.max ? ask : undefined;
  const { min, max } = bounds ?? { min: Math.min(0, ...named) - 1, max: Math.max(0, ...named) + 1 };
  const points = [...new Set([min, ...named, max])]
    .filter((point) => point >= min && point <= max)
    .sort((a, b) => a - b);
  return points.flatMap((point, at) =>
    at === 0 ? [point] : [(points[at - 1]! + point) / 2, point],
  );
}

/** Every combination but none. */
const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>(
    (found, id) => [...found, ...found.map((each) => [...each, id]), [id]],
    [],
  );

/** The question with this id, if there is one. */
export const questionNamed = ({ questions }: FinderDocument, id: string) =>
  questions.find((question) => question.id === id);

/** The ids that an answer may be; nothing where they stand in no document, as the rows of a list. */
export function possibleChoices(question: Question, known: Known): Set<string> | undefined {
  const { options } = question;
  if (Array.isArray(options)) return new Set(ownOptions(question).map(({ id }) => id));
  if (!options || !("attribute" in options)) return undefined;
  const values: AttributeShape["values"] | undefined = known.attributes.get(
    options.attribute,
  )?.values;
  return options.values ? new Set(options.values) : values && new Set(values.map(({ id }) => id));
}
