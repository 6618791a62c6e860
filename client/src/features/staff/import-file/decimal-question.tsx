import type { ColumnLook, ColumnPlan, OpenDecimal } from "@shared/contracts/file-look";
import { OneOf } from "./one-of";

const written = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 6 });

interface Props {
  look: ColumnLook;
  open: OpenDecimal;
  plan: ColumnPlan;
  onChange: (plan: ColumnPlan) => void;
}

/** Asks once for a column what stands before its decimals, where no cell of it says so. */
export function DecimalQuestion({ look, open, plan, onChange }: Props) {
  const meanings = [
    { value: ",", words: written(open.withComma) },
    { value: ".", words: written(open.withPoint) },
    { value: null, words: "Leave it not stated" },
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
      <OneOf
        choices={meanings}
        chosen={plan.decimal}
        onChoose={(decimal) => onChange({ ...plan, decimal })}
      />
    </fieldset>
  );
}
