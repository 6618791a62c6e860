import { useId, type ChangeEvent, type ComponentPropsWithoutRef, type FocusEvent } from "react";

type Props = {
  label: string;
  /** The problem with its value. */
  problem?: string;
  /** The number of lines, if more than one. */
  rows?: number;
} & Pick<
  ComponentPropsWithoutRef<"input">,
  "name" | "type" | "autoComplete" | "maxLength" | "value" | "placeholder"
> & {
    onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    onBlur?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  };

/** A labeled field with space for its problem. */
export function TextField({ label, problem, rows, ...field }: Props) {
  const id = useId();
  const shared = {
    ...field,
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
    className:
      "mt-1 w-full rounded-control border border-outline bg-paper px-3 py-2.5 text-base placeholder:text-muted aria-invalid:border-danger",
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {rows ? <textarea {...omitType(shared)} rows={rows} /> : <input {...shared} />}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function omitType<T extends { type?: unknown }>({ type: _, ...rest }: T): Omit<T, "type"> {
  return rest;
}
