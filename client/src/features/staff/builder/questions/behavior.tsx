import type { Question } from "@shared/finders/question";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { NumberField } from "../fields/number-field";
import { asFact } from "./as-fact";

interface Props {
  question: Question;
  /** Whether a fact hides what does not state what it must be. */
  hides: boolean;
  onChange: (changes: Partial<Question>, field: string) => void;
}

/** What a question weighs, whether it must be answered, and whether it is a fact. */
export function Behavior({ question, hides, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label="Weight"
        hint="Beside the other answered questions, whose points are shared out of 100."
        value={question.weight}
        min={0}
        max={1_000}
        onChange={(weight) => onChange({ weight: weight ?? 0 }, "weight")}
      />
      <FieldFrame label="Answer">
        {(input) => (
          <select
            {...input}
            value={question.required ? "required" : "optional"}
            onChange={({ target }) =>
              onChange({ required: target.value === "required" }, "required")
            }
          >
            <option value="required">Needed to go on</option>
            <option value="optional">May be left out</option>
          </select>
        )}
      </FieldFrame>
      <div className="sm:col-span-2">
        <CheckLine
          className="font-semibold"
          label="A fact"
          isChecked={question.fact}
          onChange={(isFact) => onChange(isFact ? asFact(question) : { fact: false }, "fact")}
        />
        <p className="text-sm text-muted">
          An allergy, a child, a car, a law: what it means is a must or a never, never given up and
          never suggested away.
          {hides && " Products that do not state what they must be are not shown."}
        </p>
      </div>
    </div>
  );
}
