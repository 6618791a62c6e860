import { useId, type SyntheticEvent } from "react";
import { daysText, UNFINISHED } from "./date-check";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";

/** A day, in the browser's own field. */
export function DateQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, shown, isHeaded } = props;
  const id = useId();
  const { ask } = question;
  if (ask.kind !== "date") return null;
  const days = daysText(ask, ["dates-range", "dates-from", "dates-until"], say, shown.locale);
  const read = ({ currentTarget: { value: day, validity } }: SyntheticEvent<HTMLInputElement>) =>
    onChange(day || (validity.badInput ? UNFINISHED : undefined));
  const described = [problem && `${id}-problem`, days && `${id}-days`].filter(Boolean).join(" ");

  return (
    <div>
      <label htmlFor={id} className={isHeaded ? "sr-only" : "text-lg font-bold"}>
        <QuestionLegend {...props} />
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
      <input
        id={id}
        type="date"
        name={question.id}
        min={ask.min}
        max={ask.max ?? "9999-12-31"}
        value={typeof value === "string" && value !== UNFINISHED ? value : ""}
        onChange={read}
        onBlur={(event) => {
          // Half a day is no change for the browser.
          if (event.currentTarget.validity.badInput) read(event);
        }}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
        className="mt-2 min-h-12 w-full max-w-60 rounded-control border border-outline bg-paper px-4 text-lg tabular-nums aria-invalid:border-danger"
      />
      {days && (
        <p id={`${id}-days`} className="mt-2 text-sm text-muted">
          {days}
        </p>
      )}
    </div>
  );
}
