import { Search } from "lucide-react";
import { classNames } from "@/lib/class-names";

interface Props {
  /** What is searched, for who does not see it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field that narrows a list while one types. */
export const SearchField = ({ label, value, onChange, className }: Props) => (
  <label className={classNames("relative block", className)}>
    <span className="sr-only">{label}</span>
    <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
    <input
      type="search"
      value={value}
      placeholder="Search"
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 w-full rounded-control border border-outline bg-surface pr-3 pl-10 placeholder:text-muted"
    />
  </label>
);
