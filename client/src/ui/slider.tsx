import * as Radix from "@radix-ui/react-slider";

interface Props {
  min: number;
  max: number;
  step: number;
  /** One value for one handle, two for two; two handles never cross. */
  value: number[];
  onChange(value: number[]): void;
  /** A name for each handle. */
  labels: string[];
  /** What a handle's value says: "R6,000", "Medium". */
  valueText(value: number): string;
  /** Drawn pale until something was chosen. */
  isUnset?: boolean;
}

/** A slider by hand, finger and keyboard. Its value belongs beside it in text. */
export function Slider({ value, onChange, labels, valueText, isUnset = false, ...range }: Props) {
  return (
    <Radix.Root
      {...range}
      value={value}
      onValueChange={onChange}
      // Touching the handle where it already stands is a choice too.
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
          onKeyDown={(event) => {
            if (isUnset && (event.key === "Enter" || event.key === " ")) {
              event.preventDefault();
              onChange(value);
            }
          }}
          className="block size-7 rounded-full border-2 border-accent bg-surface shadow-lifted transition-transform duration-quick before:absolute before:-inset-2 before:rounded-full before:content-[''] active:scale-110"
        />
      ))}
    </Radix.Root>
  );
}
