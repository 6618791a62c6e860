import { useState } from "react";
import { FieldFrame } from "@/staff-kit/field-frame";
import { readNumber } from "./number-input";

interface Props {
  label: string;
  hint?: string;
  value: number | undefined;
  min?: number;
  max?: number;
  /** Whether halves are none. */
  isWhole?: boolean;
  /** What else is wrong with a number. */
  check?: (value: number) => string | undefined;
  /** What is wrong with it beside other fields: it was told, and is kept as it was typed. */
  problem?: string;
  /** Undefined once the field is empty. */
  onChange: (value: number | undefined) => void;
}

/** A number, which is told once it is one within its bounds. */
export function NumberField(props: Props) {
  const { label, hint, value, min, max, isWhole, check, problem: beside, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? value : readNumber(typed);
  const problemIn = (read: number | undefined) =>
    problemOf(read, min, max, isWhole) ?? (read === undefined ? undefined : check?.(read));
  const problem = problemIn(number) ?? beside;
  const change = (text: string) => {
    setTyped(text);
    const next = readNumber(text);
    if (problemIn(next) === undefined) onChange(next);
  };
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(input) => (
        <input
          {...input}
          inputMode="decimal"
          value={typed ?? value ?? ""}
          onChange={({ target }) => change(target.value)}
          onBlur={() => problem === undefined && setTyped(undefined)}
        />
      )}
    </FieldFrame>
  );
}

function problemOf(
  value: number | undefined,
  min = -Infinity,
  max = Infinity,
  isWhole = false,
): string | undefined {
  if (value === undefined) return undefined;
  if (!Number.isFinite(value)) return "Enter a number.";
  if (isWhole && !Number.isInteger(value)) return "Use a whole number.";
  // What is more than nothing has no least number.
  if (value < min && min === Number.MIN_VALUE) return "Use more than 0.";
  if (value < min) return `Use at least ${min.toLocaleString("en")}.`;
  return value > max ? `Use at most ${max.toLocaleString("en")}.` : undefined;
}
