import { useId, type ReactNode } from "react";

interface Props<Value extends string | null> {
  choices: readonly { value: Value; words: ReactNode }[];
  chosen: Value | null | undefined;
  onChoose: (value: Value) => void;
}

/** The answers of a question about a file, of which one is true. */
export function OneOf<Value extends string | null>({ choices, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return choices.map(({ value, words }) => (
    <label key={value} className="flex min-h-control cursor-pointer items-center gap-2">
      <input
        type="radio"
        name={name}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
      />
      <span>{words}</span>
    </label>
  ));
}
