import { Check } from "lucide-react";
import type { FeatureOption } from "@shared/contracts/bed-options";

interface Props {
  options: FeatureOption[];
  chosen: string[];
  onChange(chosen: string[]): void;
}

/** Features that a shopper would like; they rank, they do not exclude. */
export function MustHaves({ options, chosen, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="mt-8">
      <legend className="text-lg font-bold">
        Must-haves <span className="text-base font-normal text-muted">(optional)</span>
      </legend>
      <p className="text-sm text-muted">Beds that have them come first.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              name="features"
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                )
              }
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Check aria-hidden className="hidden size-4 peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
