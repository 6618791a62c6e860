import type { ComponentPropsWithoutRef } from "react";

interface Props extends ComponentPropsWithoutRef<"div"> {
  /** The field names it by this as what describes it. */
  id: string;
  problem?: string;
  /** What can be saved, and should not be: sentences. */
  warnings?: readonly string[];
}

/** Under a field: what is wrong with it, or else what helps to fill it in. */
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
