import { useId } from "react";
import { NOT_STATED } from "@shared/contracts/product-search";
import { useTyped } from "./use-typed";
import { WithoutBox } from "./without-box";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by a part of a text. */
export function FilterText({ label, value, onChange }: Props) {
  const id = useId();
  const isWithout = value === NOT_STATED;
  const { input } = useTyped(isWithout ? "" : value, onChange);
  return (
    <div className="min-w-0 text-sm">
      <label htmlFor={id} className="text-muted wrap-anywhere">
        {label}
      </label>
      <input
        {...input}
        id={id}
        maxLength={200}
        disabled={isWithout}
        className="mt-0.5 block min-h-11 w-full min-w-0 rounded-control border border-outline bg-paper px-2 disabled:opacity-60"
      />
      <WithoutBox label="Not stated" isChecked={isWithout} onChange={onChange} />
    </div>
  );
}
