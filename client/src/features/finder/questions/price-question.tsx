import "../all-texts";
import { useId } from "react";
import { rangeIn } from "@shared/finders/answers";
import { ChoiceCard } from "@/ui/choice-card";
import { PriceRange } from "@/ui/price-range";
import { rangeText } from "../answer-text";
import { countNote } from "./option-card";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "./question-props";
import { moneyOf } from "../money";

/** A range of money on a slider, and ready ranges beside it; both do the same. */
export function PriceQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, counts, say, shown, isHeaded } = props;
  const money = moneyOf(shown);
  const id = useId();
  if (question.ask.kind !== "price") return null;
  const { min = 0, max, step } = question.ask;
  const { presets = [] } = question;
  const given = rangeIn(value) ?? {};
  const lowest = Math.min(Math.max(given.min ?? min, min), max - step);
  const highest = Math.max(Math.min(given.max ?? max, max), lowest + step);
  const choose = (from: number, to: number) =>
    onChange({ min: from, ...(to < max && { max: to }) });

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
        min={min}
        max={max}
        step={step}
        value={[lowest, highest]}
        onChange={choose}
        text={rangeText({ min: lowest, max: highest }, max, money)}
        topText={`${money(max)}+`}
        format={money}
        words={{
          lowest: say("lowest-price"),
          highest: say("highest-price"),
          hint: say("drag-to-adjust"),
        }}
      />
      {presets.length > 0 && (
        <div
          role="radiogroup"
          aria-label={say("preset-ranges")}
          className="mt-4 grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-3"
        >
          {presets.map((preset) => {
            const end = preset.max !== null && preset.max < max ? preset.max : undefined;
            const note = countNote(counts, preset.id, say);
            return (
              <ChoiceCard
                key={preset.id}
                beside
                type="radio"
                name={`${question.id}-preset`}
                value={preset.id}
                checked={value !== undefined && given.min === preset.min && given.max === end}
                onChange={() =>
                  onChange({ min: preset.min, ...(end !== undefined && { max: end }) })
                }
                title={preset.label}
                description={
                  <>
                    <span className="block">
                      {rangeText({ min: preset.min, max: end }, max, money)}
                    </span>
                    {note}
                  </>
                }
              />
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
