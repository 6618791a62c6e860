import "../model/all-texts";
import { rangeIn } from "@shared/finders/answers";
import { RangeSlider } from "@/ui/range-slider";
import { answerText, moneyOf } from "../model/answer-text";
import type { QuestionProps } from "../model/question-props";
import { QuestionFieldset } from "./question-fieldset";

/** A range of numbers on a slider, from and to. Its ends set no limit. */
export function RangeQuestion(props: QuestionProps) {
  const { question, value, onChange, say, shown } = props;
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
    <QuestionFieldset {...props}>
      <RangeSlider
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
    </QuestionFieldset>
  );
}
