import "../model/all-texts";
import { useId } from "react";
import { rangeIn } from "@shared/finders/answers";
import { PriceRange } from "@/ui/price-range";
import { answerText, moneyOf } from "../model/answer-text";
import type { QuestionProps } from "../model/question-props";
import { QuestionLegend } from "./question-legend";

/** A range of numbers on a slider, from and to. Its ends set no limit. */
export function RangeQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, shown, isHeaded } = props;
  const id = useId();
  const { ask } = question;
  if (ask.kind !== "range") return null;
  const { min, max, step, unit } = ask;
  const given = rangeIn(value) ?? {};
  const lowest = Math.min(Math.max(given.min ?? min, min), max - step);
  const highest = Math.max(Math.min(given.max ?? max, max), lowest + step);
  const choose = (from: number, to: number) =>
    onChange({ ...(from > min && { min: from }), ...(to < max && { max: to }) });
  const measured = (number: number) => (unit ? `${number}\u00a0${unit}` : String(number));
  return (
    <fieldset
      aria-labelledby={`${id}-legend`}
      data-invalid={problem !== undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend id={`${id}-legend`} className={isHeaded ? "sr-only" : "pb-3 text-lg font-bold"}>
        <QuestionLegend {...props} />
      </legend>
      {!isHeaded && question.text && <p className="pb-3 text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 pb-3 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      <PriceRange
        {...{ min, max, step }}
        value={[lowest, highest]}
        onChange={choose}
        text={answerText(question, given, moneyOf(shown), shown.locale)}
        topText={unit ? `${max}+\u00a0${unit}` : `${max}+`}
        format={measured}
        words={{
          lowest: say("lowest-number"),
          highest: say("highest-number"),
          hint: say("drag-to-adjust"),
        }}
      />
    </fieldset>
  );
}
