import { useId, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  legend: string;
  /** Where the step's heading already asks for it, the legend is only read out. */
  isLegendHidden?: boolean;
  /** What is wrong with the choice; stands above the cards. */
  problem?: string;
  /** Tailwind classes of the cards' grid. */
  grid: string;
  children: ReactNode;
  /** One more card, under the others. */
  after?: ReactNode;
}

/** Cards of which one is chosen. */
export function ChoiceGroup({
  legend,
  isLegendHidden = false,
  problem,
  grid,
  children,
  after,
}: Props) {
  const id = useId();
  return (
    <fieldset
      // A fieldset alone is no radiogroup, and only that can be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && id}
    >
      <legend id={`${id}-legend`} className={isLegendHidden ? "sr-only" : "pb-3 text-lg font-bold"}>
        {legend}
      </legend>
      {problem && (
        <p id={id} role="alert" className="scroll-my-28 pb-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className={classNames("grid grid-cols-1 gap-3", grid)}>{children}</div>
      {after}
    </fieldset>
  );
}
