import { useController, type UseFormReturn } from "react-hook-form";
import type { ListField } from "@shared/admin-lists";
import type { Choice } from "@shared/contracts/product-choices";
import { ChoiceField } from "@/staff/choosing/choice-field";
import type { FormValues } from "./list-values";
import { anyRows } from "./row-choices";

interface Props {
  field: Extract<ListField, { kind: "rows" }>;
  form: UseFormReturn<FormValues>;
  choices: readonly Choice[];
  problem?: string;
}

/** Other lists' rows, picked by name. */
export function RowsField({ field, form, choices, problem }: Props) {
  const { field: input } = useController({ name: field.name, control: form.control });
  return (
    <ChoiceField
      label={field.label}
      hint={field.hint}
      rule={anyRows}
      choices={choices}
      problem={problem}
      value={input.value as string[]}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
    />
  );
}
