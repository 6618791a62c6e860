import { useId, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  legend: ReactNode;
  /** `group` for check boxes. */
  role?: "radiogroup" | "group";
  /** Below the legend. */
  hint?: ReactNode;
  /** Makes the legend screen-reader-only, if the step's heading already asks for it. */
  isLegendHidden?: boolean;
  /** The problem with the choice; shown above the cards. */
  problem?: string;
  /** Tailwind classes of the cards' grid. */
  grid: string;
  children: ReactNode;
  /** An extra card below the others. */
  after?: ReactNode;
}

/** Cards for a single choice, or for several. */
export function ChoiceGroup(props: Props) {
  const { legend, isLegendHidden = false, hint, problem, grid, children, after } = props;
  const id = useId();
  return (
    <fieldset
      // A fieldset is not a radiogroup, and only a radiogroup can be invalid.
      role={props.role ?? "radiogroup"}
      aria-labelledby={`${id}-legend`}
      {...(props.role === "group"
        ? { "data-invalid": problem !== undefined }
        : { "aria-invalid": problem !== undefined })}
      aria-describedby={problem ? id : hint ? `${id}-hint` : undefined}
    >
      <legend id={`${id}-legend`} className={isLegendHidden ? "sr-only" : "pb-3 text-lg font-bold"}>
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 pb-3 text-sm text-muted">
          {hint}
        </p>
      )}
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
