import { useId, useState, type KeyboardEvent } from "react";
import { NOT_STATED } from "@shared/contracts/product-search";
import { CheckLine } from "@/staff-kit/field-frame";
import { betweenEnds, endsOf, isEnd } from "./filters";

function problemOf({ from, to }: { from: string; to: string }): string | undefined {
  if (!isEnd(from) || !isEnd(to)) return "Use numbers such as 9 or 9.5.";
  const isReversed = from !== "" && to !== "" && Number(from) > Number(to);
  return isReversed ? `Begin with the smaller number: ${to} is below ${from}.` : undefined;
}

interface Props {
  label: string;
  /** What the box says that narrows to products without a number, where there may be some. */
  without: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by numbers from one to another; either end may be open. */
export function FilterBetween({ label, without, value, onChange }: Props) {
  const id = useId();
  const isWithout = value === NOT_STATED;
  const ends = endsOf(value);
  const take = (changes: Partial<typeof ends>) => {
    const next = { ...ends, ...changes };
    if (problemOf(next) === undefined) onChange(betweenEnds(next));
  };
  const from = useTyped(ends.from, (text) => take({ from: text }));
  const to = useTyped(ends.to, (text) => take({ to: text }));
  const problem = problemOf({ from: from.text.trim(), to: to.text.trim() });
  const isWrong = problem !== undefined;
  const field = (name: string, input: typeof from.input) => (
    <input
      {...input}
      aria-label={name}
      placeholder={name}
      inputMode="decimal"
      disabled={isWithout}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? id : undefined}
      className="min-h-control w-full min-w-0 rounded-control border border-outline bg-paper px-2 placeholder:text-muted aria-invalid:border-danger disabled:opacity-60"
    />
  );
  return (
    <fieldset className="min-w-0 text-sm">
      <legend className="text-muted wrap-anywhere">{label}</legend>
      <div className="mt-0.5 flex items-center gap-2">
        {field("from", from.input)}
        <span aria-hidden>–</span>
        {field("to", to.input)}
      </div>
      {isWrong && (
        <p id={id} role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      )}
      {without !== undefined && (
        <WithoutBox label={without} isChecked={isWithout} onChange={onChange} />
      )}
    </fieldset>
  );
}

interface WithoutBoxProps {
  label: string;
  isChecked: boolean;
  onChange: (value: string) => void;
}

/** Narrows a list to products that state nothing. */
export function WithoutBox({ label, isChecked, onChange }: WithoutBoxProps) {
  return (
    <CheckLine
      label={label}
      isChecked={isChecked}
      onChange={(isChecked) => onChange(isChecked ? NOT_STATED : "")}
    />
  );
}

/** A text that counts once it is left or sent by Enter: while typing, every letter would be a call. */
export function useTyped(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Changed from elsewhere, as by "Clear filters".
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const commit = () => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  return {
    text,
    input: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && commit(),
    },
  };
}
