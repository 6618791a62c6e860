import type { UseFormReturn } from "react-hook-form";
import type { ProductField } from "@shared/product-catalogues";
import { FieldFrame } from "@/staff/field-frame";
import { PictureField } from "@/staff/picture-field";
import { problemAt } from "@/staff/problem-at";
import type { FormValues } from "@/staff/use-row-form";

interface Props {
  field: ProductField;
  form: UseFormReturn<FormValues>;
  /** Whether the field takes the focus when the dialog opens. */
  takesFocus?: boolean;
}

const hints: Partial<Record<ProductField["kind"], string>> = {
  price: "Rand, such as 12999.50.",
};

/** A field of a product's form, by its kind. */
export function ProductFieldInput({ field, form, takesFocus = false }: Props) {
  const { name, label, kind } = field;
  if (kind === "flag") {
    return (
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" {...form.register(name)} className="size-5 accent-accent" />
        {label}
      </label>
    );
  }
  if (kind === "picture") return <PictureField {...{ name, label, form }} />;
  return (
    <FieldFrame
      label={label}
      problem={problemAt(form, name)}
      hint={hints[kind]}
      isWide={kind === "text"}
    >
      {(frame) => {
        const input = { ...form.register(name), ...frame, autoFocus: takesFocus };
        return kind === "text" ? (
          <textarea {...input} rows={2} />
        ) : (
          <input
            {...input}
            inputMode={kind === "price" || kind === "number" ? "decimal" : undefined}
          />
        );
      }}
    </FieldFrame>
  );
}
