import "../model/all-texts";
import { useId } from "react";
import { classNames } from "@/lib/class-names";
import { countNote } from "./option-card";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";

/** So few steps with so short labels have theirs below each; others below the ends. */
const FEW = 4;
const SHORT = 16;

/** Options in order, from one end to the other: radio buttons on a line. */
export function ScaleQuestion(props: QuestionProps) {
  const { question, options, value, onChange, problem, counts, say, isHeaded } = props;
  const id = useId();
  const steps = options.filter(({ exclusive }) => !exclusive);
  const others = options.filter(({ exclusive }) => exclusive);
  const chosen = options.find((option) => option.id === value);
  const note = chosen && !chosen.exclusive && countNote(counts, chosen.id, say);

  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend id={`${id}-legend`} className={isHeaded ? "sr-only" : "pb-1 text-lg font-bold"}>
        <QuestionLegend {...props} />
      </legend>
      {!isHeaded && question.text && <p className="text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 py-2 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      <div className="mt-2 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <div
          aria-live="polite"
          className={classNames(
            "text-center wrap-anywhere",
            options.some(({ text }) => text) ? "min-h-20" : "min-h-14",
          )}
        >
          <p className={classNames("text-lg", chosen ? "font-bold" : "text-muted")}>
            {chosen?.label ?? say("not-chosen-yet")}
          </p>
          {chosen?.text && <p className="text-sm text-muted">{chosen.text}</p>}
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        <div className="relative mt-3 flex">
          <span
            aria-hidden
            className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-line"
            style={{ insetInline: `${50 / steps.length}%` }}
          />
          {steps.map((option) => (
            <label
              key={option.id}
              className="relative grid min-h-12 flex-1 cursor-pointer place-items-center"
            >
              <span className="sr-only">{option.label}</span>
              <input
                type="radio"
                name={question.id}
                value={option.id}
                checked={value === option.id}
                onChange={() => onChange(option.id)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                aria-hidden
                className="pointer-events-none size-7 rounded-full border-2 border-outline bg-surface transition-transform duration-quick peer-checked:scale-115 peer-checked:border-accent peer-checked:bg-accent peer-hover:border-muted peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent max-sm:size-6"
              />
            </label>
          ))}
        </div>
        {steps.length <= FEW && steps.every(({ label }) => label.length <= SHORT) ? (
          <div aria-hidden className="mt-1 flex text-center text-sm text-muted">
            {steps.map((step) => (
              <span key={step.id} className="min-w-0 flex-1 px-1 wrap-break-word hyphens-auto">
                {step.label}
              </span>
            ))}
          </div>
        ) : (
          <div aria-hidden className="mt-1 flex justify-between gap-4 text-sm text-muted">
            <span className="min-w-0 wrap-anywhere">{steps[0]?.label}</span>
            <span className="min-w-0 text-right wrap-anywhere">{steps.at(-1)?.label}</span>
          </div>
        )}
      </div>
      {others.map((option) => (
        <label
          key={option.id}
          className="relative mt-3 inline-flex min-h-11 cursor-pointer items-center rounded-full border border-outline bg-surface px-4 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={question.id}
            value={option.id}
            checked={value === option.id}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
