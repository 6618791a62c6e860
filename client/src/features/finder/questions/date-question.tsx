import "../model/all-texts";
import { useId, type SyntheticEvent } from "react";
import type { ShownQuestion } from "@shared/contracts/finders";
import { readAnswer } from "@shared/finders/question-kinds";
import { formatDate } from "@shared/finders/format-money";
import type { QuestionProps } from "../model/question-props";
import { addCheck } from "../model/answer-problem";
import type { Say, TextKey } from "../model/say";
import { QuestionLegend } from "./question-legend";

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

type DateAsk = Extract<ShownQuestion["ask"], { kind: "date" }>;

/** Stands for a day that is only half typed: the field has no value then, as if it were empty. */
const UNFINISHED = "?";

/** A sentence about the days that are allowed; undefined where all are. */
function daysText(
  { min, max }: DateAsk,
  [range, from, until]: readonly [TextKey, TextKey, TextKey],
  say: Say,
  locale: string,
): string | undefined {
  const day = (each: string) => formatDate(each, locale);
  if (min && max) return say(range, { min: day(min), max: day(max) });
  if (min) return say(from, { min: day(min) });
  return max ? say(until, { max: day(max) }) : undefined;
}

addCheck("date", ({ ask }, answer, say, { locale }) => {
  if (ask.kind !== "date") return undefined;
  if (typeof answer !== "string" || readAnswer("date", answer) === undefined) {
    return say("not-a-date", { example: formatDate(ask.min ?? ask.max ?? "2026-11-22", locale) });
  }
  const isWithin = answer >= (ask.min ?? answer) && answer <= (ask.max ?? answer);
  return isWithin
    ? undefined
    : daysText(ask, ["date-range", "date-from", "date-until"], say, locale);
});
