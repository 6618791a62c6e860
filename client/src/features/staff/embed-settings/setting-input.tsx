import { useController, type UseFormReturn } from "react-hook-form";
import { ColorField } from "@/staff-kit/picker-field";
import { FieldFrame } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import { LengthField } from "./length-field";
import type { SettingField } from "./settings-tabs";
import type { SettingsValues } from "./settings-values";

interface Props {
  field: SettingField;
  form: UseFormReturn<SettingsValues>;
  /** Sentences about values that can be saved, but should not be. */
  warnings: readonly string[];
  isDisabled: boolean;
}

/** The input for one setting, by its kind. */
export function SettingInput({ field, form, warnings, isDisabled }: Props) {
  const name = `${field.group}.${field.name}` as const;
  const {
    field: { value, ...handlers },
  } = useController({ name, control: form.control });
  const text = String(value);
  if (field.kind === "flag") {
    return (
      <label className="flex min-h-control cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          {...handlers}
          checked={value === true}
          disabled={isDisabled}
          className="size-4 accent-accent pointer-coarse:size-5"
        />
        {field.label}
      </label>
    );
  }
  const problem = problemAt(form, name);
  return (
    <FieldFrame
      label={field.label}
      problem={problem}
      hint={field.hint ?? (field.kind === "color" ? "Empty: the brand’s." : "")}
      warnings={field.kind === "color" ? warnings : undefined}
    >
      {(frame) => {
        const input = { ...handlers, value: text, ...frame, disabled: isDisabled };
        return field.kind === "choice" ? (
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
            onChange={handlers.onChange}
          />
        ) : field.kind === "length" ? (
          <LengthField
            input={input}
            label={field.label}
            value={text}
            units={field.units}
            onChange={handlers.onChange}
          />
        ) : (
          <input {...input} spellCheck={false} />
        );
      }}
    </FieldFrame>
  );
}
