import { useController, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { Choice } from "@shared/contracts/catalog-products";
import { problemAt } from "../form-resolver";
import type { FormValues } from "../use-row-form";
import { ChoiceField } from "./choice-field";
import type { ChoiceRule } from "./choice-rule";

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  rule: ChoiceRule;
  choices: readonly Choice[];
}

/** A form field that is picked by name. */
export function ChosenField<Values extends FieldValues = FormValues>(props: Props<Values>) {
  const { form, name, ...rest } = props;
  const { field } = useController({ name, control: form.control });
  return (
    <ChoiceField
      {...rest}
      problem={problemAt(form, name)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
