import type { Earn } from "@shared/finders/rule";
import { INPUT } from "@/staff-kit/field-frame";
import { choiceQuestions, type TestScope } from "../conditions/test-kinds";
import { ValueChips } from "../fields/value-chips";

interface Props {
  earn: Extract<Earn, { by: "share" }>;
  values: readonly string[];
  said: (id: string) => string;
  scope: TestScope;
  onChange: (earn: Earn) => void;
}

/** Of which values a product has a share: some that are named, or those that were answered. */
export function ShareOf({ earn, values, said, scope, onChange }: Props) {
  const questions = choiceQuestions(scope);
  const answer = Array.isArray(earn.of) ? "" : earn.of.answer;
  return (
    <>
      {(questions.length > 0 || answer !== "") && (
        <select
          aria-label="Of which values"
          className={`${INPUT} w-auto! max-w-full`}
          value={answer}
          onChange={({ target: { value } }) =>
            onChange({ ...earn, of: value === "" ? values.slice(0, 2) : { answer: value } })
          }
        >
          <option value="">of these values</option>
          {questions.map(({ id }) => (
            <option key={id} value={id}>
              of the answers to “{scope.names.question(id)}”
            </option>
          ))}
        </select>
      )}
      {Array.isArray(earn.of) && (
        <ValueChips
          legend="Values"
          ids={values}
          chosen={earn.of}
          label={said}
          onChange={(of) => of.length > 0 && onChange({ ...earn, of })}
        />
      )}
    </>
  );
}
