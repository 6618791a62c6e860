import type { ComponentPropsWithoutRef } from "react";

interface Props extends ComponentPropsWithoutRef<"div"> {
  /** The id for the field's `aria-describedby`. */
  id: string;
  problem?: string;
  /** Sentences about values that can be saved, but should not be. */
  warnings?: readonly string[];
}

/** The note below a field: its problem, or else its hint. */
export function FieldNote({ problem, warnings, children, ...rest }: Props) {
  return (
    <div {...rest} className="mt-1 text-sm">
      {problem ? (
        <span role="alert" className="text-danger">
          {problem}
        </span>
      ) : (
        <span className="text-muted">{children}</span>
      )}
      {warnings && (
        <div role="status" className="text-danger">
          {!problem && warnings.map((warning) => <p key={warning}>{warning}</p>)}
        </div>
      )}
    </div>
  );
}
