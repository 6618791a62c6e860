import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

interface Props {
  legend: ReactNode;
  hint?: ReactNode;
  name: string;
  /** Options of a group are shown together under its name. */
  options: { id: string; label: string; group?: string; note?: ReactNode }[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /** Beside the legend; "(optional)" unless given. */
  aside?: ReactNode;
  /** Hides the legend where a heading says the same. */
  isLegendHidden?: boolean;
  /** The problem with the choice. */
  problem?: string;
}

/** Any number of short choices, as chips; each is a real check box. */
export function ChipChoices(props: Props) {
  const { legend, hint, name, options, chosen, onChange, problem, aside = "(optional)" } = props;
  const id = useId();
  return (
    <fieldset
      data-invalid={problem !== undefined}
      aria-describedby={
        [problem && id, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend className={props.isLegendHidden ? "sr-only" : "text-lg font-bold"}>
        {legend} {aside && <span className="text-base font-normal text-muted">{aside}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={id} role="alert" className="scroll-my-28 pt-2 font-semibold text-danger">
          {problem}
        </p>
      )}
      {[...new Set(options.map(({ group }) => group))].map((group = "") => (
        <div key={group} className="mt-2 sm:mt-3">
          {group && (
            <p className="mb-1 text-sm sm:mb-1.5 font-semibold first-letter:uppercase">{group}</p>
          )}
          <div className="flex flex-wrap gap-x-2 gap-y-1.5 sm:gap-y-2">
            {options
              .filter((option) => (option.group ?? "") === group)
              .map(({ id, label, note }) => (
                <Chip
                  key={id}
                  name={name}
                  value={id}
                  label={label}
                  note={note}
                  isChosen={chosen.includes(id)}
                  onToggle={(isOn) =>
                    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  value: string;
  label: string;
  note?: ReactNode;
  isChosen: boolean;
  onToggle: (isOn: boolean) => void;
}

function Chip({ name, value, label, note, isChosen, onToggle }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-outline bg-surface px-4 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <Check aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
      {label}
      {note && <span className="font-normal text-muted">{note}</span>}
    </label>
  );
}
