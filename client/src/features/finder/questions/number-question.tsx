import "./number-check";
import { useId, useState } from "react";
import { numberIn, readAnswer } from "@shared/finders/answers";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "./question-props";

/** A number with its unit, or in one of the others it may be typed in. */
export function NumberQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, isHeaded } = props;
  const id = useId();
  const ask = question.ask.kind === "number" ? question.ask : undefined;
  const units = [{ unit: ask?.unit ?? "", perUnit: 1 }, ...(ask?.otherUnits ?? [])];
  const [unit, setUnit] = useState(units[0]!);
  const [text, setText] = useState(() =>
    typeof value === "number" || typeof value === "string" ? String(value) : "",
  );
  if (!ask) return null;

  const change = (typed: string, { perUnit } = unit) => {
    setText(typed);
    const read = numberIn(readAnswer("number", typed.trim().replace(",", ".")));
    if (typed.trim() === "") onChange(undefined);
    // What is no number is kept as it was typed, and refused.
    else onChange(read === undefined ? typed : fitting(read / perUnit, perUnit, ask));
  };
  const changeUnit = (name: string) => {
    const next = units.find((each) => each.unit === name) ?? units[0]!;
    setUnit(next);
    change(text, next);
  };
  const field =
    "min-h-12 rounded-control border border-outline bg-paper px-4 text-lg aria-invalid:border-danger";

  return (
    <div>
      <label htmlFor={id} className={isHeaded ? "sr-only" : "text-lg font-bold"}>
        <QuestionLegend {...props} />
        {ask.unit && <span className="sr-only">, {unit.unit}</span>}
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
          aria-describedby={`${id}-range${problem ? ` ${id}-problem` : ""}`}
          className={`${field} w-36 tabular-nums`}
        />
        {units.length > 1 ? (
          <select
            aria-label={say("unit")}
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
            {ask.unit}
          </span>
        )}
        <p id={`${id}-range`} className="text-sm text-muted">
          {inUnit(ask.min, unit.perUnit)} – {inUnit(ask.max, unit.perUnit)} {unit.unit}
        </p>
      </div>
    </div>
  );
}

const inUnit = (amount: number, perUnit: number) => Number((amount * perUnit).toFixed(2));

/** A number typed in another unit seldom hits a step: it is moved to the nearest. */
function fitting(number: number, perUnit: number, ask: { min: number; step?: number }): number {
  if (perUnit === 1) return number;
  const { min, step = 1 } = ask;
  return Number((min + Math.round((number - min) / step) * step).toFixed(4));
}
