import { useId, useState } from "react";
import { shownIn, stored, unitsOf } from "@shared/finders/units";
import { typedNumber } from "./number-check";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";
import { keepUnit, unitInUse } from "./unit-in-use";

/** A number with its unit, or in one of the others it may be typed in. The answer is in its own. */
export function NumberQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, shown, isHeaded } = props;
  const id = useId();
  const ask = question.ask.kind === "number" ? question.ask : { min: 0, max: 0 };
  const units = unitsOf(ask);
  const [own] = units;
  const [name, setName] = useState(() => unitInUse(shown, question, units).unit);
  const unit = units.find((each) => each.unit === name) ?? own;
  const textIn = (wanted: typeof unit) =>
    typeof value === "number" ? String(shownIn(wanted, own, value)) : undefined;
  const [text, setText] = useState(() => textIn(unit) ?? (typeof value === "string" ? value : ""));

  const change = (typed: string, inUnit = unit) => {
    setText(typed);
    const number = typedNumber(typed);
    const answer = number === undefined ? undefined : stored(inUnit, own, number);
    // What may not be given is kept as it was typed, and refused.
    onChange(typed.trim() === "" ? undefined : (answer ?? typed));
  };
  const changeUnit = (wanted: string) => {
    const next = units.find((each) => each.unit === wanted) ?? own;
    setName(next.unit);
    keepUnit(shown, question, next);
    const same = textIn(next);
    // The answer stays; only what is shown of it is in another unit.
    if (same === undefined) change(text, next);
    else setText(same);
  };
  const field =
    "min-h-12 rounded-control border border-outline bg-paper px-4 text-lg aria-invalid:border-danger";

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={isHeaded ? "sr-only" : "text-lg font-bold"}>
        <QuestionLegend {...props} />
        {unit.unit && <span className="sr-only">, {unit.unit}</span>}
      </label>
      {!isHeaded && question.text && <p className="text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 pt-2 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          id={id}
          name={question.id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={text}
          onChange={({ target }) => change(target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${problem ? `${id}-problem ` : ""}${id}-range`}
          className={`${field} w-36 tabular-nums`}
        />
        {units.length > 1 ? (
          <select
            aria-label={say("unit")}
            aria-describedby={`${id}-label`}
            value={unit.unit}
            onChange={({ target }) => changeUnit(target.value)}
            className={field}
          >
            {units.map((each) => (
              <option key={each.unit}>{each.unit}</option>
            ))}
          </select>
        ) : (
          <span aria-hidden className="text-lg text-muted">
            {unit.unit}
          </span>
        )}
        <p id={`${id}-range`} className="text-sm text-muted">
          {unit.min} – {unit.max} {unit.unit}
        </p>
      </div>
    </div>
  );
}
