import { useState } from "react";
import { INPUT } from "@/staff-kit/field-frame";

interface Props {
  /** Read out, where no label stands beside it. */
  label?: string;
  value: number | undefined;
  min?: number;
  max?: number;
  placeholder?: string;
  /** Its width. */
  className: string;
  /** Undefined once the field is empty. */
  onChange: (value: number | undefined) => void;
}

/**
 * A number within a sentence, told as soon as it is one within its bounds, written with a point or a comma. A browser's own
 * field of numbers takes no comma where its language has points.
 */
export function NumberInput({ label, value, min, max, placeholder, className, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const isWrong = (number: number | undefined) =>
    number !== undefined &&
    !(Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity));
  return (
    <input
      aria-label={label}
      aria-invalid={(typed !== undefined && isWrong(readNumber(typed))) || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      className={`${INPUT} ${className}`}
      value={typed ?? value ?? ""}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readNumber(target.value);
        if (!isWrong(next)) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The number that is written so, with a point or a comma; NaN where it is none, nothing for nothing. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? undefined : Number(plain);
}
