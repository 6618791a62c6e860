import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  legend: string;
  ids: readonly string[];
  chosen: readonly string[];
  label: (id: string) => string;
  onChange: (chosen: string[]) => void;
}

/** Several of some values; what is chosen and no longer offered can still be taken away. */
export function ValueChips({ legend, ids, chosen, label, onChange }: Props) {
  const all = [...ids, ...chosen.filter((each) => !ids.includes(each))];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{legend}</legend>
      {all.map((id) => (
        <label
          key={id}
          className="inline-flex min-h-control items-center gap-1.5 rounded-full border border-outline px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text"
        >
          <input
            type="checkbox"
            className="accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {label(id)}
        </label>
      ))}
    </fieldset>
  );
}

/** Something to choose, by its name. */
export interface Choice {
  id: string;
  name: string;
}

interface ChoiceProps {
  label: string;
  /** What choosing nothing means; without it something is always chosen. */
  none?: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  onChange: (id: string | undefined) => void;
}

/** One of some things that are named, or none. */
export function PickField({ label, none, chosen, choices, onChange }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(input) => (
        <select
          {...input}
          value={chosen ?? ""}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {chosen !== undefined && !choices.some(({ id }) => id === chosen) && (
            <option value={chosen}>What is gone</option>
          )}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
