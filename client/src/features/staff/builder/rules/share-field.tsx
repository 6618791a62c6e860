import { INPUT } from "@/staff-kit/field-frame";

interface Props {
  label: string;
  /** From 0 to 1. */
  share: number;
  onChange: (share: number) => void;
}

/** A share of what a rule earns, in percent. */
export function ShareField({ label, share, onChange }: Props) {
  return (
    <span className="inline-flex items-center gap-1">
      <input
        aria-label={label}
        type="number"
        min={0}
        max={100}
        step={5}
        className={`${INPUT} w-20!`}
        value={Math.round(share * 100)}
        onChange={({ target }) => onChange(Math.min(100, Math.max(0, Number(target.value))) / 100)}
      />
      <span aria-hidden>%</span>
    </span>
  );
}
