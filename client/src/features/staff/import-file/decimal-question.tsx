import { useId } from "react";
import type { ColumnLook, ColumnPlan, OpenDecimal } from "@shared/contracts/file-look";

interface Props {
  look: ColumnLook;
  open: OpenDecimal;
  plan: ColumnPlan;
  onChange: (plan: ColumnPlan) => void;
}

/** Asks once for a column what stands before its decimals, where no cell of it says so. */
export function DecimalQuestion({ look, open, plan, onChange }: Props) {
  const name = useId();
  const meanings = [
    { decimal: ",", value: open.withComma },
    { decimal: ".", value: open.withPoint },
    { decimal: null, value: undefined },
  ] as const;
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">
        What does “{open.cell}” mean in {look.header}?
      </legend>
      <p className="text-sm text-muted">
        {open.count === 1 ? "1 cell is" : `${open.count.toLocaleString("en")} cells are`} written
        so, and could be either.
      </p>
      {meanings.map(({ decimal, value }) => (
        <label key={String(decimal)} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={plan.decimal === decimal}
            onChange={() => onChange({ ...plan, decimal })}
            className="size-5 shrink-0 accent-accent"
          />
          {value === undefined
            ? "Leave it not stated"
            : value.toLocaleString("en", { maximumFractionDigits: 6 })}
        </label>
      ))}
    </fieldset>
  );
}
