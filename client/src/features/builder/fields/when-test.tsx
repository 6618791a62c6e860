import type { Question } from "@shared/finders/question";
import type { AnswerTest } from "@shared/finders/when";
import { INPUT } from "@/staff/field-frame";
import type { Names } from "../words/names";
import { choicesOf } from "./choices-of";

interface Props {
  test: AnswerTest;
  questions: readonly Question[];
  names: Names;
  onChange: (test: AnswerTest) => void;
}

const OPERATORS = {
  is: "is",
  isNot: "is not",
  atLeast: "is at least",
  atMost: "is at most",
  answered: "is answered",
  open: "is not answered",
} as const;
type Operator = keyof typeof OPERATORS;

/** One sentence about an answer: which question, how, and what. */
export function WhenTest({ test, questions, names, onChange }: Props) {
  if (!("question" in test)) return null;
  const id = test.question;
  const question = questions.find((each) => each.id === id);
  const isNumber = question?.ask.kind === "number";
  const operators: Operator[] = isNumber
    ? ["atLeast", "atMost", "answered", "open"]
    : ["is", "isNot", "answered", "open"];
  const operator = operatorOf(test);
  const what = (next: Operator): AnswerTest => {
    if (next === "answered" || next === "open") {
      return { question: id, isAnswered: next === "answered" };
    }
    if (next === "atLeast") return { question: id, atLeast: numberIn(test) };
    if (next === "atMost") return { question: id, atMost: numberIn(test) };
    return next === "is"
      ? { question: id, is: wordIn(test) ?? "" }
      : { question: id, isNot: wordIn(test) ?? "" };
  };
  return (
    <>
      <select
        aria-label="Question"
        className={`${INPUT} w-auto! max-w-full`}
        value={id}
        onChange={({ target }) => onChange({ question: target.value, isAnswered: true })}
      >
        {!question && <option value={id}>{names.question(id)}</option>}
        {questions.map((each) => (
          <option key={each.id} value={each.id}>
            {names.question(each.id)}
          </option>
        ))}
      </select>
      <select
        aria-label="How"
        className={`${INPUT} w-auto!`}
        value={operator}
        onChange={({ target }) => onChange(what(target.value as Operator))}
      >
        {operators.map((each) => (
          <option key={each} value={each}>
            {OPERATORS[each]}
          </option>
        ))}
      </select>
      {(operator === "is" || operator === "isNot") && (
        <OptionSelect
          question={question}
          value={wordIn(test) ?? ""}
          names={names}
          onChange={(word) =>
            onChange(operator === "is" ? { question: id, is: word } : { question: id, isNot: word })
          }
        />
      )}
      {(operator === "atLeast" || operator === "atMost") && (
        <input
          aria-label="Number"
          type="number"
          className={`${INPUT} w-28!`}
          value={numberIn(test)}
          onChange={({ target }) =>
            onChange(
              operator === "atLeast"
                ? { question: id, atLeast: Number(target.value) }
                : { question: id, atMost: Number(target.value) },
            )
          }
        />
      )}
    </>
  );
}

interface SelectProps {
  question: Question | undefined;
  value: string;
  names: Names;
  onChange: (value: string) => void;
}

function OptionSelect({ question, value, names, onChange }: SelectProps) {
  const choices = choicesOf(question, names);
  return (
    <select
      aria-label="Answer"
      className={`${INPUT} w-auto! max-w-full`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!choices.some(({ id }) => id === value) && (
        <option value={value}>{value === "" ? "Choose an answer" : value}</option>
      )}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

function operatorOf(test: AnswerTest): Operator {
  if ("isAnswered" in test) return test.isAnswered ? "answered" : "open";
  if ("isNot" in test) return "isNot";
  if ("atLeast" in test) return "atLeast";
  return "atMost" in test ? "atMost" : "is";
}

const wordIn = (test: AnswerTest): string | undefined => {
  if ("is" in test) return String(test.is);
  return "isNot" in test ? String(test.isNot) : undefined;
};

const numberIn = (test: AnswerTest): number =>
  "atLeast" in test ? test.atLeast : "atMost" in test ? test.atMost : 0;
