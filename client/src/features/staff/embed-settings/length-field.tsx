import type { ComponentPropsWithoutRef } from "react";
import { INPUT } from "@/staff-kit/field-frame";
import type { LengthUnit } from "./settings-tabs";

interface Props {
  /** Of the number's field, but for its value. */
  input: Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange">;
  label: string;
  value: string;
  units: readonly LengthUnit[];
  onChange: (value: string) => void;
}

/** What a length begins with when it was as long as its content. */
const FIRST = "100";

/** A length as a number beside its unit; what is typed with one, as `48px`, is read as well. */
export function LengthField({ input, label, value, units, onChange }: Props) {
  const { number, unit } = partsOf(value, units);
  return (
    <div className="mt-1 flex gap-2">
      <input
        {...input}
        className={INPUT}
        inputMode="numeric"
        placeholder={unit === "auto" ? "as its content" : undefined}
        spellCheck={false}
        value={number}
        onChange={({ target }) => onChange(lengthOf(target.value.trim(), unit))}
      />
      {units.length > 1 ? (
        <select
          aria-label={`${label}: unit`}
          className={`${INPUT} w-24! shrink-0`}
          value={unit}
          disabled={input.disabled}
          onChange={({ target }) =>
            onChange(target.value === "auto" ? "auto" : `${number || FIRST}${target.value}`)
          }
        >
          {units.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <span aria-hidden className="flex min-h-control items-center text-sm text-muted">
          {unit}
        </span>
      )}
    </div>
  );
}

/** A length's number and unit; what is none stands where the number does, for the schema to reject. */
function partsOf(
  value: string,
  [first, ...others]: readonly LengthUnit[],
): { number: string; unit: LengthUnit } {
  if (value === "auto") return { number: "", unit: "auto" };
  const unit = [first!, ...others].find((each) => value.endsWith(each));
  return { number: unit ? value.slice(0, -unit.length) : value, unit: unit ?? first! };
}

/** What is typed, in the unit that stands beside it. */
function lengthOf(typed: string, unit: LengthUnit): string {
  if (!/^\d+$/.test(typed)) return typed;
  return `${typed}${unit === "auto" ? "px" : unit}`;
}
