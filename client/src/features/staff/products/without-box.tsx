import { NOT_STATED } from "@shared/contracts/product-search";
import { CheckLine } from "@/staff-kit/check-line";

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (value: string) => void;
}

/** Narrows a list to products that state nothing. */
export function WithoutBox({ label, isChecked, onChange }: Props) {
  return (
    <CheckLine
      label={label}
      isChecked={isChecked}
      onChange={(isChecked) => onChange(isChecked ? NOT_STATED : "")}
    />
  );
}
