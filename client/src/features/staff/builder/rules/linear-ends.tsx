import { roundedAsSaid } from "@shared/said-number";
import type { Earn } from "@shared/finders/rule";
import { INPUT } from "@/staff-kit/field-frame";
import type { TestScope } from "../conditions/test-kinds";
import { NumberInput } from "../fields/number-input";

interface Props {
  earn: Extract<Earn, { by: "linear" }>;
  scope: TestScope;
  onChange: (earn: Earn) => void;
}

/** Whether less is better or more, and between which numbers. */
export function LinearEnds({ earn, scope: { names }, onChange }: Props) {
  const unit = names.unit(earn.attribute);
  const isLow = earn.all < earn.none;
  const numbers = names.numbersOf(earn.attribute);
  const end = (which: "all" | "none", label: string) => (
    <label className="inline-flex items-center gap-2">
      {label}
      <NumberInput
        className="w-28!"
        value={earn[which]}
        onChange={(next) => next !== undefined && onChange({ ...earn, [which]: next })}
      />
      {unit}
    </label>
  );
  return (
    <>
      <WhichIsBetter
        better={isLow ? "lower" : "higher"}
        onChange={() => onChange({ ...earn, all: earn.none, none: earn.all })}
      />
      {end("all", isLow ? "all up to" : "all from")}
      {end("none", isLow ? "nothing from" : "nothing up to")}
      {numbers && (
        <span className="w-full text-sm text-muted">
          Products have {roundedAsSaid(numbers.min).toLocaleString("en")} to{" "}
          {roundedAsSaid(numbers.max).toLocaleString("en")}
          {unit && ` ${unit}`}.
        </span>
      )}
    </>
  );
}

type Better = Extract<Earn, { by: "relative" }>["better"];

/** Whether less of a number is better, or more. */
export function WhichIsBetter({
  better,
  onChange,
}: {
  better: Better;
  onChange: (better: Better) => void;
}) {
  return (
    <select
      aria-label="Which is better"
      className={`${INPUT} w-auto!`}
      value={better}
      onChange={({ target }) => onChange(target.value === "lower" ? "lower" : "higher")}
    >
      <option value="lower">the lower the better</option>
      <option value="higher">the higher the better</option>
    </select>
  );
}
