import { useController, type UseFormReturn } from "react-hook-form";
import { useId, type Ref } from "react";
import type { OfferedAttribute } from "@shared/contracts/product-search";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { spellingKey } from "@shared/spelling-key";
import { nameOf } from "@/staff-kit/attribute-words";
import { ChoiceField } from "@/staff-kit/choosing/choice-field";
import { ANY_LISTED } from "@/staff-kit/choosing/choice-rule";
import { FieldFrame, FieldNote, INPUT } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import type { FactValue, ProductValues } from "./product-values";

/** What is not listed may be added, in whatever spelling. */
const OPEN = { mayAdd: true, isListed: false, keyOf: spellingKey };

interface Props {
  attribute: OfferedAttribute;
  form: UseFormReturn<ProductValues>;
}

/** What a product states in an attribute, entered by the attribute's kind. */
export function FactField({ attribute, form }: Props) {
  const { id, kind, unit, isOpen, isRequired, mayNotApply } = attribute;
  const name = `values.${id}` as const;
  const { field } = useController({ name, control: form.control });
  const fact = field.value;
  const change = (changes: Partial<FactValue>) => field.onChange({ ...fact, ...changes });
  const label = nameOf(attribute) || id;
  const problem = problemAt(form, name);
  const shared = { ref: field.ref, onBlur: field.onBlur, disabled: fact.doesNotApply };

  if (kind === "choice" && isOpen) {
    return (
      <ChoiceField
        label={label}
        problem={problem}
        rule={{ ...OPEN, isMany: false, isOptional: !isRequired }}
        choices={choicesOf(attribute, [fact.text])}
        value={fact.text}
        onChange={(text) => change({ text: String(text) })}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    );
  }
  if (kind === "choice" || kind === "flag") {
    return (
      <FieldFrame label={label} problem={problem}>
        {(frame) => (
          <select
            {...frame}
            ref={field.ref}
            onBlur={field.onBlur}
            value={fact.doesNotApply ? DOES_NOT_APPLY : fact.text}
            onChange={({ target: { value } }) =>
              change({
                doesNotApply: value === DOES_NOT_APPLY,
                text: value === DOES_NOT_APPLY ? "" : value,
              })
            }
          >
            <option value="">{isRequired ? "Choose..." : "Not stated"}</option>
            {choicesOf(attribute, [fact.text]).map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
            {mayNotApply && <option value={DOES_NOT_APPLY}>Does not apply</option>}
          </select>
        )}
      </FieldFrame>
    );
  }
  return (
    <div className={kind === "choices" || kind === "text" ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      {kind === "choices" ? (
        <ChoiceField
          label={label}
          problem={problem}
          rule={isOpen ? { ...OPEN, isMany: true, isOptional: true } : ANY_LISTED}
          choices={choicesOf(attribute, fact.many)}
          value={fact.many}
          onChange={(many) => change({ many: many as string[], doesNotApply: false })}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      ) : kind === "range" ? (
        <RangeField
          label={unit ? `${label} in ${unit}` : label}
          problem={problem}
          fact={fact}
          onChange={change}
          input={shared}
        />
      ) : (
        <FieldFrame
          label={unit ? `${label} in ${unit}` : label}
          problem={problem}
          hint={kind === "date" ? "2026-05-17, 2026-05 or 2026." : undefined}
        >
          {(frame) => {
            const input = {
              ...frame,
              ...shared,
              value: fact.text,
              onChange: ({ target }: { target: { value: string } }) =>
                change({ text: target.value }),
            };
            return kind === "text" ? (
              <textarea {...input} rows={2} maxLength={1_000} />
            ) : (
              <input {...input} inputMode={kind === "date" ? "text" : "decimal"} />
            );
          }}
        </FieldFrame>
      )}
      {mayNotApply && (
        <label className="flex min-h-control w-fit items-center gap-2 text-sm text-muted">
          <input
            type="checkbox"
            checked={fact.doesNotApply}
            onChange={({ target }) => change({ doesNotApply: target.checked })}
            className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
          />
          Does not apply<span className="sr-only">: {label}</span>
        </label>
      )}
    </div>
  );
}

/** What is offered: values that are not retired, and those that are chosen already. */
function choicesOf({ kind, values }: OfferedAttribute, chosen: readonly string[]) {
  if (kind === "flag") {
    return [
      { id: "true", name: "Yes" },
      { id: "false", name: "No" },
    ];
  }
  return values
    .filter(({ id, isRetired }) => !isRetired || chosen.includes(id))
    .map((value) => ({
      id: value.id,
      name: `${nameOf(value) || value.id}${value.isRetired ? " (retired)" : ""}`,
    }));
}

interface RangeFieldProps {
  label: string;
  problem?: string;
  fact: FactValue;
  onChange: (changes: Partial<FactValue>) => void;
  /** Of its first field. */
  input: { ref: Ref<HTMLInputElement>; onBlur: () => void; disabled: boolean };
}

/** A range by its two ends, of which one may be open. */
function RangeField({ label, problem, fact, onChange, input }: RangeFieldProps) {
  const id = useId();
  const { ref, ...both } = input;
  const shared = {
    ...both,
    inputMode: "decimal" as const,
    "aria-invalid": problem !== undefined,
    "aria-describedby": id,
    className: `${INPUT} placeholder:text-muted`,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex items-center gap-2">
        <input
          {...shared}
          ref={ref}
          aria-label="from"
          placeholder="from"
          value={fact.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <span aria-hidden>–</span>
        <input
          {...shared}
          aria-label="to"
          placeholder="to"
          value={fact.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <FieldNote id={id} problem={problem} />
    </fieldset>
  );
}
