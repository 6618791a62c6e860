import type { Test } from "@shared/finders/condition";
import type { Operand } from "@shared/finders/operands";
import { INPUT } from "@/staff-kit/field-frame";
import { choiceQuestions, kindOf, type TestScope } from "./test-kinds";

interface Props extends TestScope {
  test: Extract<Test, { attribute: string; is: Operand }>;
  onChange: (test: Test) => void;
}

const ANSWER = "answer ";

/** One of an attribute's values, a text, or what was answered to a question. */
export function WordOperand({ test, onChange, ...scope }: Props) {
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
        value={word}
        onChange={({ target }) => target.value !== "" && put(target.value)}
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
        <option value={`word ${word}`}>{word}</option>
      )}
      {ids.map((each) => (
        <option key={each} value={`word ${each}`}>
          {names.attributeValue(attribute, each)}
        </option>
      ))}
      {questions.length > 0 && (
        <optgroup label="What was answered to">
          {questions.map(({ id }) => (
            <option key={id} value={ANSWER + id}>
              {names.question(id)}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
