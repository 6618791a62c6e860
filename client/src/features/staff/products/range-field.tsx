import { useId, type Ref } from "react";
import { INPUT } from "@/staff-kit/field-frame";
import { FieldNote } from "@/staff-kit/field-note";
import type { FactValue } from "./product-values";

interface Props {
  label: string;
  problem?: string;
  fact: FactValue;
  onChange: (changes: Partial<FactValue>) => void;
  /** Of its first field. */
  input: { ref: Ref<HTMLInputElement>; onBlur: () => void; disabled: boolean };
}

/** A range by its two ends, of which one may be open. */
export function RangeField({ label, problem, fact, onChange, input }: Props) {
  const id = useId();
  const { ref, ...both } = input;
  const shared = {
    ...both,
    inputMode: "decimal" as const,
    "aria-invalid": problem !== undefined,
    "aria-describedby": id,
    className: `${INPUT} placeholder:text-muted`,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex items-center gap-2">
        <input
          {...shared}
          ref={ref}
          aria-label="from"
          placeholder="from"
          value={fact.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <span aria-hidden>–</span>
        <input
          {...shared}
          aria-label="to"
          placeholder="to"
          value={fact.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <FieldNote id={id} problem={problem} />
    </fieldset>
  );
}
