import { useId, type ReactNode } from "react";
import { FieldNote } from "./field-note";

/** How a field looks, wherever staff write. */
export const INPUT =
  "min-h-11 w-full rounded-control border border-outline bg-paper px-3 py-2 aria-invalid:border-danger disabled:opacity-60";

interface Props {
  label: string;
  problem?: string;
  hint?: ReactNode;
  warnings?: readonly string[];
  /** Over both columns of a form. */
  isWide?: boolean;
  /** The field itself, with what ties it to its label and its note. */
  children: (input: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby": string;
    className: string;
  }) => ReactNode;
}

/** A field under its label, over what is wrong with it or helps to fill it in. */
export function FieldFrame(props: Props) {
  const { label, problem, hint, warnings, isWide = false, children } = props;
  const id = useId();
  const more = `${id}-more`;
  return (
    <div className={isWide ? "sm:col-span-2" : undefined}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": more,
        className: `mt-1 ${INPUT}`,
      })}
      <FieldNote id={more} problem={problem} warnings={warnings}>
        {hint}
      </FieldNote>
    </div>
  );
}
