import type { ReactNode } from "react";
import type { ColumnLook, ColumnPlan, OpenDates, OpenDecimal } from "@shared/contracts/file-look";
import { dateText } from "@/staff-kit/attribute-words";
import { OneOf } from "./one-of";

interface Props<Open> {
  look: ColumnLook;
  open: Open;
  plan: ColumnPlan;
  onChange: (plan: ColumnPlan) => void;
}

const written = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 6 });
const LEAVE = { value: null, words: "Leave it not stated" } as const;

/** Asks once for a column what stands before its decimals, where no cell of it says so. */
export function DecimalQuestion({ look, open, plan, onChange }: Props<OpenDecimal>) {
  const { mixed } = open;
  if (mixed) return <MixedQuestion {...{ look, open, plan, onChange, mixed }} />;
  return (
    <Asked look={look} open={open}>
      <OneOf
        choices={[
          { value: ",", words: written(open.withComma) },
          { value: ".", words: written(open.withPoint) },
          LEAVE,
        ]}
        chosen={plan.decimal}
        onChoose={(decimal) => onChange({ ...plan, decimal })}
      />
    </Asked>
  );
}

type Mixed = NonNullable<OpenDecimal["mixed"]>;

/** The same where both signs stand in the column: what one of its cells means is meant by all. */
function MixedQuestion({
  look,
  open,
  plan,
  onChange,
  mixed,
}: Props<OpenDecimal> & { mixed: Mixed }) {
  const [first] = mixed;
  const chosen = (["whole", "decimal"] as const).find(
    (meaning) => plan.readAs[first!.cell] === first![meaning],
  );
  const choose = (meaning: "whole" | "decimal" | null) => {
    const readAs = { ...plan.readAs };
    for (const each of mixed) {
      if (meaning === null) delete readAs[each.cell];
      else readAs[each.cell] = each[meaning];
    }
    onChange({ ...plan, readAs });
  };
  const [larger, smaller] = [open.withComma, open.withPoint].sort((a, b) => b - a);
  return (
    <Asked look={look} open={open}>
      <OneOf
        choices={[
          { value: "whole", words: written(larger!) },
          { value: "decimal", words: written(smaller!) },
          LEAVE,
        ]}
        chosen={chosen ?? null}
        onChoose={choose}
      />
      <p className="text-sm text-muted">
        Points and commas both stand so here:{" "}
        {mixed
          .slice(0, 4)
          .map(({ cell }) => `“${cell}”`)
          .join(", ")}
        {mixed.length > 4 && ` and ${mixed.length - 4} more`}. All are read alike.
      </p>
    </Asked>
  );
}

/** Asks once for a column whether its dates begin with the day or the month, where no cell of it says so. */
export function DateQuestion({ look, open, plan, onChange }: Props<OpenDates>) {
  return (
    <Asked look={look} open={open}>
      <OneOf
        choices={[
          { value: "day", words: dateText(open.dayFirst) },
          { value: "month", words: dateText(open.monthFirst) },
          LEAVE,
        ]}
        chosen={plan.dateOrder}
        onChoose={(dateOrder) => onChange({ ...plan, dateOrder })}
      />
    </Asked>
  );
}

interface AskedProps {
  look: ColumnLook;
  open: { cell: string; count: number };
  children: ReactNode;
}

/** A question about cells that could be read in two ways. */
const Asked = ({ look, open, children }: AskedProps) => (
  <fieldset className="mt-3">
    <legend className="text-sm font-semibold">
      What does “{open.cell}” mean in {look.header}?
    </legend>
    <p className="text-sm text-muted">
      {open.count === 1 ? "1 cell is" : `${open.count.toLocaleString("en")} cells are`} written so,
      and could be either.
    </p>
    {children}
  </fieldset>
);
