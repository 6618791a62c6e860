import { classNames } from "@/lib/class-names";

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
}

/** A check box with what it says behind it. */
export const CheckLine = ({ label, isChecked, onChange, className }: Props) => (
  <label className={classNames("flex min-h-11 items-center gap-2", className)}>
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-accent"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
