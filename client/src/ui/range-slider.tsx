import { Slider } from "./slider";

interface Props {
  min: number;
  max: number;
  step: number;
  value: readonly [lowest: number, highest: number];
  onChange: (lowest: number, highest: number) => void;
  /** The range in words: "R6,000 – R12,000", "10 – 20 cm". */
  text: string;
  /** The label of the slider's top, if it means more than its number. */
  topText?: string;
  /** A number in words. */
  format: (number: number) => string;
  /** The names of its handles, and how to use it. */
  words: { lowest: string; highest: string; hint: string };
}

/** A range on a slider with two handles, with its value in words above it. */
export function RangeSlider(props: Props) {
  const { min, max, step, onChange, text, topText, format, words } = props;
  const [lowest, highest] = props.value;
  const inWords = (number: number) => (number === max && topText) || format(number);
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3 shadow-card sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-2xl font-bold tabular-nums" aria-live="polite">
          {/* The widest text of the question: enlarged, it may break after its dash. */}
          {text.replace(/[\u00a0\u2060]+/g, " ")}
        </p>
        <p className="text-sm text-muted">{words.hint}</p>
      </div>
      <div className="mt-2 px-3">
        <Slider
          min={min}
          max={max}
          step={step}
          value={[lowest, highest]}
          onChange={([low = lowest, high = highest]) => onChange(low, high)}
          labels={[words.lowest, words.highest]}
          valueText={inWords}
        />
      </div>
      <div aria-hidden className="flex justify-between text-sm text-muted">
        <span>{inWords(min)}</span>
        <span>{inWords(max)}</span>
      </div>
    </div>
  );
}
