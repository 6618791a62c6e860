import { useId } from "react";
import { Button } from "./button";

interface Props<T> {
  title: string;
  suggestions: readonly T[];
  /** What a change finds: "and 4 beds fit." */
  promise: (suggestion: T) => string;
  apply?: string;
  /** Whether nothing else on the page helps as much. */
  isMain?: boolean;
  onApply: (suggestion: T) => void;
}

/** Single changes that find more; each has its button. Hidden if there are none. */
export function SuggestionList<T extends { id: string; label: string }>(props: Props<T>) {
  const { title, suggestions, promise, apply = "Apply", isMain = false, onApply } = props;
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 text-left">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2">
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft p-4"
          >
            <p className="min-w-0 flex-1 basis-60">
              <strong>{suggestion.label}</strong>
              <span className="block text-muted">{promise(suggestion)}</span>
            </p>
            <Button
              look={isMain ? "primary" : "secondary"}
              className="max-sm:w-full"
              onClick={() => onApply(suggestion)}
            >
              {apply}
              <span className="sr-only">: {suggestion.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
