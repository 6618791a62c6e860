import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  legend: ReactNode;
  hint?: ReactNode;
  name: string;
  options: { id: string; label: string }[];
  chosen: string[];
  onChange(chosen: string[]): void;
}

/** Any number of short choices, as chips; each is a real check box. */
export function ChipChoices({ legend, hint, name, options, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-lg font-bold">
        {legend} <span className="text-base font-normal text-muted">(optional)</span>
      </legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-outline bg-surface px-4 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                )
              }
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Check aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
