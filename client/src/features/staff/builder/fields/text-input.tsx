import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  label: string;
  hint?: string;
  problem?: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A plain text on one line. */
export function TextInput({ label, hint, problem, value, maxLength, onChange }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(input) => (
        <input
          {...input}
          value={value}
          maxLength={maxLength}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
