import type { FinderDocument } from "@shared/finders/document";
import { OPEN } from "@shared/finders/operands";
import type { Question } from "@shared/finders/question";
import type { AnswerTest } from "@shared/finders/when";
import { INPUT } from "@/staff-kit/field-frame";
import { ValueChips } from "../fields/value-chips";
import type { Names } from "../words/names";
import {
  kindsOf,
  operandOf,
  subjectOf,
  WHEN_LABELS,
  whenKindOf,
  whenOf,
  type WhenKind,
} from "./when-kinds";
import { NumberInput } from "../fields/number-input";

interface Props {
  test: AnswerTest;
  questions: readonly Question[];
  values: FinderDocument["values"];
  names: Names;
  onChange: (test: AnswerTest) => void;
}

/** One sentence about an answer or a calculation: which, how, and what. */
export function WhenTest(props: Props) {
  const { test, questions, values, names, onChange } = props;
  const subject = subjectOf(test);
  const isValue = "value" in subject;
  const id = isValue ? subject.value : subject.question;
  const question = isValue ? undefined : questions.find((each) => each.id === id);
  const kind = whenKindOf(test);
  const kinds = kindsOf(question, isValue);
  const isKnown = isValue ? values.some((each) => each.id === id) : question !== undefined;
  // A first answer that nobody chose would be taken for theirs.
  const toBeginWith = () => (question?.ask.kind === "number" ? 0 : OPEN);
  const choose = (chosen: string) => {
    const [of, ...rest] = chosen.split(" ");
    const next = rest.join(" ");
    onChange(of === "value" ? { value: next, atLeast: 1 } : { question: next, isAnswered: true });
  };
  return (
    <>
      <select
        aria-label="What decides"
        className={`${INPUT} w-auto! max-w-full`}
        value={`${isValue ? "value" : "question"} ${id}`}
        onChange={({ target }) => choose(target.value)}
      >
        {!isKnown && (
          <option value={`${isValue ? "value" : "question"} ${id}`}>
            {isValue ? names.value(id) : names.question(id)}
          </option>
        )}
        {questions.map((each) => (
          <option key={each.id} value={`question ${each.id}`}>
            {names.question(each.id)}
          </option>
        ))}
        {values.length > 0 && (
          <optgroup label="Calculations">
            {values.map((each) => (
              <option key={each.id} value={`value ${each.id}`}>
                {names.value(each.id)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <select
        aria-label="How"
        className={`${INPUT} w-auto!`}
        value={kind}
        onChange={({ target }) =>
          onChange(whenOf(subject, target.value as WhenKind, operandOf(test) ?? toBeginWith()))
        }
      >
        {(kinds.includes(kind) ? kinds : [...kinds, kind]).map((each) => (
          <option key={each} value={each}>
            {WHEN_LABELS[each]}
          </option>
        ))}
      </select>
      <What {...{ test, kind, question, isValue, names, onChange }} />
    </>
  );
}

interface WhatProps {
  test: AnswerTest;
  kind: WhenKind;
  question: Question | undefined;
  isValue: boolean;
  names: Names;
  onChange: (test: AnswerTest) => void;
}

function What({ test, kind, question, isValue, names, onChange }: WhatProps) {
  if (kind === "answered" || kind === "open") return null;
  const put = (operand: string | number) => onChange(whenOf(subjectOf(test), kind, operand));
  if ("hasAny" in test) {
    const choices = choicesOf(question, names);
    return (
      <ValueChips
        legend="Answers"
        ids={choices.map(({ id }) => id)}
        chosen={test.hasAny.filter((each) => each !== OPEN)}
        label={(id) => choices.find((each) => each.id === id)?.label ?? id}
        onChange={(chosen) =>
          onChange({ question: test.question, hasAny: chosen.length > 0 ? chosen : [OPEN] })
        }
      />
    );
  }
  const operand = operandOf(test) ?? "";
  const asked = question?.ask.kind;
  if (isValue || asked === "number" || kind === "atLeast" || kind === "atMost") {
    return (
      <NumberInput
        label="Number"
        className="w-28!"
        value={typeof operand === "number" ? operand : 0}
        onChange={(next = 0) => put(next)}
      />
    );
  }
  if (asked === "date") {
    return (
      <input
        aria-label="Day"
        type="date"
        className={`${INPUT} w-auto!`}
        value={String(operand)}
        onChange={({ target }) => put(target.value)}
      />
    );
  }
  const choices = choicesOf(question, names);
  return (
    <select
      aria-label="Answer"
      className={`${INPUT} w-auto! max-w-full`}
      value={String(operand)}
      onChange={({ target }) => put(target.value)}
    >
      {!choices.some(({ id }) => id === operand) && (
        <option value={operand}>
          {operand === "" || operand === OPEN ? "Choose an answer" : operand}
        </option>
      )}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The options of a question by their names, as far as the document knows them. */
function choicesOf(question: Question | undefined, names: Names): { id: string; label: string }[] {
  const options = question?.options;
  if (!question || !options) return [];
  if (Array.isArray(options)) {
    return options.map(({ id, label }) => ({ id, label: names.say(label) || id }));
  }
  if (!("attribute" in options)) return [];
  const ids = options.values ?? names.valuesOf(options.attribute);
  return ids.map((id) => ({ id, label: names.attributeValue(options.attribute, id) }));
}
