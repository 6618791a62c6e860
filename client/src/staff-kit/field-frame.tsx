import {
  useId,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import { classNames } from "@/lib/class-names";

/** The look of every input in the staff area. */
export const INPUT =
  "min-h-control w-full rounded-control border border-outline bg-paper px-2.5 py-1.5 text-sm aria-invalid:border-danger disabled:opacity-60 pointer-coarse:text-base";

interface Props {
  label: string;
  problem?: string;
  hint?: ReactNode;
  warnings?: readonly string[];
  /** Spans both columns of a form. */
  isWide?: boolean;
  /** The field itself, given the ids that link it to its label and its note. */
  children: (input: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby": string;
    className: string;
  }) => ReactNode;
}

/** A field with its label above, and its problem or hint below. */
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

type TextFieldProps = Pick<Props, "label" | "problem" | "hint"> & ComponentPropsWithRef<"input">;

/** A text on one line. */
export const TextField = ({ label, problem, hint, ...field }: TextFieldProps) => (
  <FieldFrame {...{ label, problem, hint }}>
    {(input) => <input {...field} {...input} />}
  </FieldFrame>
);

interface FieldNoteProps extends ComponentPropsWithoutRef<"div"> {
  /** The id for the field's `aria-describedby`. */
  id: string;
  problem?: string;
  /** Sentences about values that can be saved, but should not be. */
  warnings?: readonly string[];
}

/** The note below a field: its problem, or else its hint. */
export function FieldNote({ problem, warnings, children, ...rest }: FieldNoteProps) {
  return (
    <div {...rest} className="text-sm">
      {problem ? (
        <p role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      ) : (
        children && <p className="mt-1 text-muted">{children}</p>
      )}
      {warnings && (
        <div role="status" className="text-danger">
          {!problem && warnings.map((warning) => <p key={warning}>{warning}</p>)}
        </div>
      )}
    </div>
  );
}

interface CheckLineProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
}

/** A check box with what it says behind it. */
export const CheckLine = ({ label, isChecked, onChange, className }: CheckLineProps) => (
  <label className={classNames("flex min-h-control items-center gap-2", className)}>
    <input
      type="checkbox"
      className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);
