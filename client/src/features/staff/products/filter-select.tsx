import { useId } from "react";

interface Props {
  label: string;
  /** Values with their names. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter by one of a few values. */
export function FilterSelect({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="min-w-0 text-sm">
      <label htmlFor={id} className="text-muted wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-0.5 block min-h-11 w-full min-w-0 rounded-control border border-outline bg-paper px-2"
      >
        <option value="">All</option>
        {value !== "" && !options.some(([each]) => each === value) && (
          <option value={value}>{value.split(",").join(" or ")}</option>
        )}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
