import { useState } from "react";
import { isDate } from "@shared/dates";
import { OPEN, type DateOrAnswer, type Operand } from "@shared/finders/operands";
import type { Test } from "@shared/finders/condition";
import { INPUT } from "@/staff-kit/field-frame";
import {
  choiceQuestions,
  dateQuestions,
  kindOf,
  numberQuestions,
  type TestScope,
} from "./test-kinds";
import { valuesOfAnswers } from "../words/product-values";
import { NumberInput } from "../fields/number-input";

type Numeric = Exclude<Operand, string>;

interface Props extends TestScope {
  label: string;
  value: Numeric;
  onChange: (value: Numeric) => void;
}

const A_NUMBER = "number";

/** A number, the answer to a question, or a calculation. */
export function OperandField({ label, value, onChange, ...scope }: Props) {
  const { names, document, operandOf } = scope;
  const questions = numberQuestions(scope);
  const values = document ? valuesOfAnswers(document) : [];
  const chosen =
    typeof value === "number"
      ? A_NUMBER
      : "answer" in value
        ? `answer ${value.answer}`
        : `value ${value.value}`;
  const options = [
    ...questions.map(({ id }) => ({
      id: `answer ${id}`,
      said: id === operandOf?.id ? "the answer" : `the answer to “${names.question(id)}”`,
    })),
    ...values.map(({ id }) => ({ id: `value ${id}`, said: `“${names.value(id)}”` })),
  ];
  const choose = (next: string) => {
    const id = next.slice(next.indexOf(" ") + 1);
    onChange(next === A_NUMBER ? 0 : next.startsWith("answer ") ? { answer: id } : { value: id });
  };
  return (
    <>
      {(options.length > 0 || chosen !== A_NUMBER) && (
        <select
          aria-label={`${label}: compared with`}
          className={`${INPUT} w-auto! max-w-full`}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={A_NUMBER}>a number</option>
          {!options.some(({ id }) => id === chosen) && chosen !== A_NUMBER && (
            <option value={chosen}>something that is gone</option>
          )}
          {options.map(({ id, said }) => (
            <option key={id} value={id}>
              {said}
            </option>
          ))}
        </select>
      )}
      {typeof value === "number" && (
        <NumberInput
          label={label}
          className="w-28!"
          value={value}
          onChange={(next = 0) => onChange(next)}
        />
      )}
    </>
  );
}

interface DateOperandProps extends TestScope {
  date: DateOrAnswer;
  onChange: (date: DateOrAnswer) => void;
}

const A_DATE = "date";

/** A date of a day, a month or a year, or the day that was answered to a question. */
export function DateOperand({ date, onChange, ...scope }: DateOperandProps) {
  const { names, operandOf } = scope;
  const questions = dateQuestions(scope);
  const chosen = typeof date === "string" ? A_DATE : date.answer;
  const [typed, setTyped] = useState(typeof date === "string" ? date : "");
  return (
    <>
      {(questions.length > 0 || chosen !== A_DATE) && (
        <select
          aria-label="Date: compared with"
          className={`${INPUT} w-auto! max-w-full`}
          value={chosen}
          onChange={({ target: { value } }) =>
            onChange(value === A_DATE ? (isDate(typed) ? typed : "2026") : { answer: value })
          }
        >
          <option value={A_DATE}>a date</option>
          {questions.map(({ id }) => (
            <option key={id} value={id}>
              {id === operandOf?.id ? "the answer" : `the answer to “${names.question(id)}”`}
            </option>
          ))}
        </select>
      )}
      {typeof date === "string" && (
        <input
          aria-label="Date, such as 2026-05-17, 2026-05 or 2026"
          aria-invalid={!isDate(typed)}
          className={`${INPUT} w-36!`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isDate(target.value.trim())) onChange(target.value.trim());
          }}
        />
      )}
    </>
  );
}

interface WordOperandProps extends TestScope {
  test: Extract<Test, { attribute: string; is: Operand }>;
  onChange: (test: Test) => void;
}

const ANSWER = "answer ";

/** One of an attribute's values, a text, or what was answered to a question. */
export function WordOperand({ test, onChange, ...scope }: WordOperandProps) {
  const { names, attributes } = scope;
  const { attribute, is } = test;
  const ids = kindOf(attribute, attributes) === "flag" ? ["yes", "no"] : names.valuesOf(attribute);
  const answer = typeof is === "object" && "answer" in is ? is.answer : undefined;
  const word = typeof is === "object" ? "" : String(is);
  const questions = choiceQuestions(scope);
  const put = (next: Operand) => onChange({ ...test, is: next });
  if (ids.length === 0 && answer === undefined) {
    return (
      <input
        aria-label="Value"
        className={`${INPUT} w-48!`}
        maxLength={200}
        placeholder="Type what it has to be"
        value={word === OPEN ? "" : word}
        onChange={({ target }) => put(target.value || OPEN)}
      />
    );
  }
  return (
    <select
      aria-label="Value"
      className={`${INPUT} w-auto! max-w-full`}
      value={answer === undefined ? `word ${word}` : ANSWER + answer}
      onChange={({ target: { value } }) =>
        put(value.startsWith(ANSWER) ? { answer: value.slice(ANSWER.length) } : value.slice(5))
      }
    >
      {answer === undefined && !ids.includes(word) && (
        <option value={`word ${word}`}>
          {word === OPEN ? "Choose a value" : names.attributeValue(attribute, word)}
        </option>
      )}
      {ids.map((each) => (
        <option key={each} value={`word ${each}`}>
          {names.attributeValue(attribute, each)}
        </option>
      ))}
      {questions.length > 0 && (
        <optgroup label="What was answered">
          {questions.map(({ id }) => (
            <option key={id} value={ANSWER + id}>
              the answer to “{names.question(id)}”
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
