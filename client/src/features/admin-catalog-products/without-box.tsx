import { NOT_STATED } from "@shared/contracts/product-search";

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (value: string) => void;
}

/** Narrows a list to products that state nothing. */
export function WithoutBox({ label, isChecked, onChange }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked ? NOT_STATED : "")}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
