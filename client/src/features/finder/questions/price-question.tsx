import "../all-texts";
import { useId } from "react";
import type { ShownPreset } from "@shared/contracts/finders";
import { rangeIn } from "@shared/finders/answers";
import { scaled } from "@/lib/scaled";
import { ChoiceCard } from "@/ui/choice-card";
import { PriceRange } from "@/ui/price-range";
import { rangeText } from "../answer-text";
import { countNote, optionBadge } from "./option-card";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "./question-props";
import { moneyOf } from "../money";

/** A range of money on a slider, and ready ranges beside it; both do the same. */
export function PriceQuestion(props: QuestionProps) {
  const { value, onChange, problem, counts, say, shown, isHeaded } = props;
  const question = scaled(props.question, shown.questions, props.answers);
  const money = moneyOf(shown);
  const id = useId();
  if (question.ask.kind !== "price") return null;
  const { min = 0, max, step } = question.ask;
  const { presets = [] } = question;
  const given = rangeIn(value) ?? {};
  const lowest = Math.min(Math.max(given.min ?? min, min), max - step);
  const highest = Math.max(Math.min(given.max ?? max, max), lowest + step);
  const chosen = value === undefined ? undefined : presetOf(presets, [lowest, highest], max);
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
      {presets.length > 0 && (
        <div
          role="radiogroup"
          aria-label={say("preset-ranges")}
          className={`mb-4 grid grid-cols-1 gap-3 md:grid-cols-2 ${presets.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
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
                checked={preset === chosen}
                onChange={() =>
                  onChange({ min: preset.min, ...(end !== undefined && { max: end }) })
                }
                title={preset.label}
                description={
                  <>
                    <span className="block font-semibold text-ink">
                      {rangeText({ min: preset.min, max: end }, max, money)}
                    </span>
                    {preset.text}
                    {note && <span className="block min-h-5">{note}</span>}
                  </>
                }
                badges={optionBadge(preset, say)}
              />
            );
          })}
        </div>
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
    </fieldset>
  );
}

/** The preset of a shopper's own range. */
const CUSTOM = "custom";

/** The preset that is this range; the one for any other. */
function presetOf(
  presets: readonly ShownPreset[],
  [lowest, highest]: [number, number],
  top: number,
) {
  const equal = presets.find(
    ({ min, max }) => min === lowest && Math.min(max ?? top, top) === highest,
  );
  return equal ?? presets.find(({ id }) => id === CUSTOM);
}
