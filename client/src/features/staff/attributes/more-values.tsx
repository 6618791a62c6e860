import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  lines: string;
  onChange: (lines: string) => void;
}

/** Values that are added, one on each line. */
export const MoreValues = ({ lines, onChange }: Props) => (
  <FieldFrame
    label="More values"
    hint="One on each line. What is there already is left out."
    isWide
  >
    {(input) => (
      <textarea
        {...input}
        rows={3}
        value={lines}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FieldFrame>
);
