import { useId } from "react";
import { scalarText, type Scalar } from "@shared/scalar";
import { ColorField } from "@/staff/color-field";
import type { SettingField } from "./settings-tabs";

interface Props {
  field: SettingField;
  value: unknown;
  problem?: string;
  /** What can be saved, and should not be: sentences. */
  warnings: readonly string[];
  isDisabled: boolean;
  onChange: (value: unknown) => void;
}

const INPUT =
  "mt-1 min-h-11 w-full rounded-control border border-outline bg-paper px-3 py-2 aria-invalid:border-danger disabled:opacity-60";

/** One setting, by its kind. */
export function SettingInput({ field, value, problem, warnings, isDisabled, onChange }: Props) {
  const id = useId();
  const text = scalarText(value as Scalar);
  if (field.kind === "flag") {
    return (
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={value === true}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 accent-accent"
        />
        {field.label}
      </label>
    );
  }
  const input = {
    id,
    value: text,
    disabled: isDisabled,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-more`,
    className: INPUT,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {field.label}
      </label>
      {field.kind === "choice" ? (
        <select {...input}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.kind === "color" ? (
        <ColorField
          input={input}
          value={text || "#ffffff"}
          label={field.label}
          onChange={onChange}
        />
      ) : (
        <input {...input} spellCheck={false} />
      )}
      <div id={`${id}-more`} className="mt-1 text-sm">
        {problem ? (
          <span role="alert" className="text-danger">
            {problem}
          </span>
        ) : (
          <span className="text-muted">
            {field.hint ?? (field.kind === "color" ? "Empty: the brand’s." : "")}
          </span>
        )}
        {field.kind === "color" && (
          <div role="status" className="text-danger">
            {!problem && warnings.map((warning) => <p key={warning}>{warning}</p>)}
          </div>
        )}
      </div>
    </div>
  );
}
