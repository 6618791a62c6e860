import type { KeyboardEvent } from "react";
import * as Radix from "@radix-ui/react-slider";

interface Props {
  min: number;
  max: number;
  step: number;
  /** One value for one handle, two for two; two handles stay a step apart and never cross. */
  value: number[];
  onChange: (value: number[]) => void;
  /** A name for each handle. */
  labels: string[];
  /** A handle's value in words: "R6,000", "Medium". */
  valueText: (value: number) => string;
  /** Drawn pale until a value is chosen. */
  isUnset?: boolean;
}

/** A slider for mouse, touch and keyboard. Its value should be shown beside it as text. */
export function Slider({ value, onChange, labels, valueText, isUnset = false, ...range }: Props) {
  const lowest = (handle: number) => (handle === 0 ? range.min : value[handle - 1]! + range.step);
  const highest = (handle: number) =>
    handle === value.length - 1 ? range.max : value[handle + 1]! - range.step;
  const onKey = (event: KeyboardEvent, handle: number) => {
    const isUntouched = isUnset && (event.key === "Enter" || event.key === " ");
    const ends = { Home: lowest(handle), End: highest(handle) };
    const end = ends[event.key as keyof typeof ends];
    if (!isUntouched && end === undefined) return;
    // Radix moves the first handle on Home and the last on End, regardless of the focus.
    event.preventDefault();
    onChange(value.map((at, n) => (n === handle ? (end ?? at) : at)));
  };
  return (
    <Radix.Root
      {...range}
      minStepsBetweenThumbs={1}
      preserveThumbOrder
      value={value}
      onValueChange={onChange}
      // Pressing the handle without moving it is a choice, too.
      onPointerUp={() => isUnset && onChange(value)}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <Radix.Track className="relative h-2 grow overflow-hidden rounded-full bg-line">
        <Radix.Range className={isUnset ? "absolute h-full" : "absolute h-full bg-accent"} />
      </Radix.Track>
      {value.map((at, handle) => (
        <Radix.Thumb
          key={handle}
          aria-label={labels[handle]}
          aria-valuetext={valueText(at)}
          aria-valuemin={lowest(handle)}
          aria-valuemax={highest(handle)}
          onKeyDown={(event) => onKey(event, handle)}
          className="block size-7 rounded-full border-2 border-accent bg-surface shadow-lifted transition-transform duration-quick before:absolute before:-inset-2 before:rounded-full before:content-[''] active:scale-110"
        />
      ))}
    </Radix.Root>
  );
}
