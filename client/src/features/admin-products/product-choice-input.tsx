import { useController, type UseFormReturn } from "react-hook-form";
import type { Choice } from "@shared/contracts/product-choices";
import type { ProductField } from "@shared/product-catalogues";
import { ChoiceField } from "@/staff/choosing/choice-field";
import { ruleOf } from "./rule-of";
import type { ProductValues } from "./product-values";

interface Props {
  field: ProductField;
  form: UseFormReturn<ProductValues>;
  choices: readonly Choice[];
  problem?: string;
}

/** A field of a product's form that is picked by name. */
export function ProductChoiceInput({ field, form, choices, problem }: Props) {
  const { field: input } = useController({ name: field.name, control: form.control });
  return (
    <ChoiceField
      label={field.label}
      rule={ruleOf(field)}
      choices={choices}
      problem={problem}
      value={input.value as string | string[]}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
    />
  );
}
