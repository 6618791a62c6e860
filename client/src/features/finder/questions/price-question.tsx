import "../model/all-texts";
import { rangeIn, type AnsweredRange } from "@shared/finders/answers";
import type { ShownPreset, ShownQuestion } from "@shared/contracts/finders";
import { scaled } from "@/lib/scaled";
import { RangeSlider } from "@/ui/range-slider";
import { ChoiceCard } from "@/ui/choice-card";
import { moneyOf, rangeText } from "../model/answer-text";
import type { QuestionProps } from "../model/question-props";
import { QuestionFieldset } from "./question-fieldset";
import { countNote, optionBadge } from "./option-card";

/** The preset of a shopper's own range. */
const CUSTOM = "custom";

/** A range of money on a slider, and ready ranges beside it; both do the same. */
export function PriceQuestion(props: QuestionProps) {
  const { value, onChange, counts, say, shown } = props;
  const asked = props.question;
  const left =
    asked.offer === "available" && typeof counts === "object"
      ? presetsLeft(asked.presets, counts, value)
      : asked.presets;
  const leftOut = asked.presets?.flatMap((each) => (left?.includes(each) ? [] : each.label)) ?? [];
  const question = scaled({ ...asked, presets: left }, shown.questions, props.answers);
  const money = moneyOf(shown);
  if (question.ask.kind !== "price") return null;
  const { min = 0, max, step } = question.ask;
  const { presets = [] } = question;
  const given = rangeIn(value) ?? {};
  // Where a preset goes on above the slider's end, that end is a limit like any other.
  const goesOn = presets.some((preset) => preset.max === null);
  const endOf = (end: number | null | undefined) =>
    end === null || end === undefined || (end >= max && !goesOn) ? undefined : Math.min(end, max);
  const words = (range: AnsweredRange) =>
    rangeText(range, range.max === undefined ? max : Infinity, money);
  const end = endOf(given.max);
  const lowest = Math.min(Math.max(given.min ?? min, min), end === undefined ? max : max - step);
  const highest = end === undefined ? max : Math.max(end, lowest + step);
  const range = { min: lowest, max: end === undefined ? undefined : highest };
  const chosen =
    value === undefined
      ? undefined
      : (presets.find((preset) => preset.min === lowest && endOf(preset.max) === range.max) ??
        presets.find((preset) => preset.id === CUSTOM));
  const choose = (from: number, to: number) =>
    onChange({ min: from, ...(to < max && { max: to }) });

  const slider = (
    <RangeSlider
      min={min}
      max={max}
      step={step}
      value={[lowest, highest]}
      onChange={choose}
      text={words(range)}
      topText={`${money(max)}+`}
      format={money}
      words={{
        lowest: say("lowest-price"),
        highest: say("highest-price"),
        hint: say("drag-to-adjust"),
      }}
    />
  );

  return (
    <QuestionFieldset {...props}>
      <div className="grid grid-cols-1 gap-3 sm:gap-4">
        {question.ask.first === "slider" && slider}
        {presets.length > 0 && (
          <PresetCards
            {...{ presets, chosen, onChange, counts, say }}
            words={(preset, range) => (saysItself(preset, min, money) ? undefined : words(range))}
            name={`${question.id}-preset`}
            rangeOf={(preset) => ({ min: preset.min, max: endOf(preset.max) })}
          />
        )}
        {leftOut.length > 0 && (
          <p className="text-sm text-muted">
            {say("presets-left-out", { names: leftOut.join(" · ") })}
          </p>
        )}
        {question.ask.first !== "slider" && slider}
      </div>
    </QuestionFieldset>
  );
}

/** Ready ranges that leave something, and the one that is chosen; all where none with an end does. */
function presetsLeft(
  presets: ShownQuestion["presets"],
  counts: Readonly<Record<string, number>>,
  value: QuestionProps["value"],
): ShownQuestion["presets"] {
  const { min: from = 0, max: to } = rangeIn(value) ?? {};
  const left = presets?.filter(
    ({ id, min, max }) => counts[id] !== 0 || (value && min === from && (max ?? undefined) === to),
  );
  // Whoever has little would be offered any price alone.
  const isOfMoney = ({ max }: { max?: number | null }) => typeof max === "number";
  const isLeft = left?.some((each) => (counts[each.id] ?? 0) > 0 && isOfMoney(each));
  return isLeft || !presets?.some(isOfMoney) ? left : presets;
}

interface Props extends Pick<QuestionProps, "counts" | "say"> {
  name: string;
  presets: ShownPreset[];
  chosen: ShownPreset | undefined;
  /** A preset's range as the slider has it. */
  rangeOf: (preset: ShownPreset) => AnsweredRange;
  /** A preset's range in words, where its label does not say it. */
  words: (preset: ShownPreset, range: AnsweredRange) => string | undefined;
  onChange: (range: AnsweredRange) => void;
}

/** Whether a label says its range: "Up to €70" from nothing on, and "Any price". */
const saysItself = (
  { id, label, min, max }: ShownPreset,
  least: number,
  money: (amount: number) => string,
): boolean => id !== CUSTOM && min <= least && (max === null || label.includes(money(max)));

/** Ready ranges of money as cards. */
function PresetCards(props: Props) {
  const { name, presets, chosen, rangeOf, words, onChange, counts, say } = props;
  return (
    <div
      role="radiogroup"
      aria-label={say("preset-ranges")}
      className={`grid grid-cols-1 gap-3 md:grid-cols-2 ${presets.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
    >
      {presets.map((preset) => {
        const range = rangeOf(preset);
        const note = countNote(counts, preset.id, say);
        const said = words(preset, range);
        return (
          <ChoiceCard
            key={preset.id}
            beside
            type="radio"
            name={name}
            value={preset.id}
            checked={preset === chosen}
            onChange={() => onChange(range)}
            title={preset.label}
            description={
              <>
                {said && <span className="mr-2 font-semibold text-ink">{said}</span>}
                {note}
                {preset.text && <span className="block max-sm:hidden">{preset.text}</span>}
              </>
            }
            badges={optionBadge(preset, say)}
          />
        );
      })}
    </div>
  );
}
