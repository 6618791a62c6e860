import { FieldFrame } from "@/staff-kit/field-frame";

/** Something to choose, by its name. */
export interface Choice {
  id: string;
  name: string;
}

interface Props {
  label: string;
  /** What choosing nothing means; without it something is always chosen. */
  none?: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  onChange: (id: string | undefined) => void;
}

/** One of some things that are named, or none. */
export function PickField({ label, none, chosen, choices, onChange }: Props) {
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
            <option value={chosen}>{chosen}</option>
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
