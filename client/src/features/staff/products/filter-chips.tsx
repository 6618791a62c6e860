import { X } from "lucide-react";
import { Button } from "@/staff-kit/button";
import type { Filters } from "./filters";

interface Props {
  filters: Filters;
  /** A filter in words. */
  inWords: (name: string, value: string) => string;
  /** The changed filters; an empty text removes one. */
  onChange: (changes: Filters) => void;
}

/** The filters that are on, each with a press to remove it. */
export function FilterChips({ filters, inWords, onChange }: Props) {
  const names = Object.keys(filters);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label="Filters that are on" className="mt-3 flex flex-wrap gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onChange({ [name]: "" })}
          className="inline-flex min-h-control max-w-full items-center gap-2 rounded-full border border-accent bg-accent-soft py-1 pr-3 pl-4 text-left text-sm font-semibold text-accent-text"
        >
          <span className="sr-only">Remove the filter </span>
          <span className="min-w-0 wrap-anywhere">{inWords(name, filters[name]!)}</span>
          <X aria-hidden className="size-4 shrink-0" />
        </button>
      ))}
      <Button
        look="quiet"
        onClick={() => onChange(Object.fromEntries(names.map((name) => [name, ""])))}
      >
        Clear filters
      </Button>
    </div>
  );
}
