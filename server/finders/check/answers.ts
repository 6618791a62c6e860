import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Known } from "./known";
import { ownOptions } from "./parts";

/** What an answer is, as conditions can use it. */
export type AnswerKind = "choice" | "choices" | "number" | "range" | "date" | "none";

const KINDS: Record<Question["ask"]["kind"], AnswerKind> = {
  one: "choice",
  many: "choices",
  scale: "choice",
  price: "range",
  number: "number",
  date: "date",
  find: "choice",
  info: "none",
  text: "none",
  contact: "none",
};

export const answerKind = ({ ask }: Question): AnswerKind => KINDS[ask.kind];

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
