import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProductField } from "@shared/product-catalogues";
import { PictureField } from "@/staff/picture-field";
import type { ProductValues } from "./product-values";

interface Props {
  field: ProductField;
  form: UseFormReturn<ProductValues>;
  problem?: string;
  /** The dialog has just been opened, to write here. */
  takesFocus?: boolean;
}

const hints: Partial<Record<ProductField["kind"], string>> = {
  price: "Rand, such as 12999.50.",
};

/** A field of a product's form, by its kind. */
export function ProductFieldInput({ field, form, problem, takesFocus = false }: Props) {
  const { name, label, kind } = field;
  const id = useId();
  if (kind === "flag") {
    return (
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" {...form.register(name)} className="size-5 accent-accent" />
        {label}
      </label>
    );
  }
  if (kind === "picture") return <PictureField {...{ name, label, form, problem }} />;
  const input = {
    ...form.register(name),
    id,
    autoFocus: takesFocus,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-more`,
    className:
      "mt-1 min-h-11 w-full rounded-control border border-outline bg-paper px-3 py-2 aria-invalid:border-danger",
  };
  return (
    <div className={kind === "text" ? "sm:col-span-2" : undefined}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {kind === "text" ? (
        <textarea {...input} rows={2} />
      ) : (
        <input
          {...input}
          inputMode={kind === "price" || kind === "number" ? "decimal" : undefined}
        />
      )}
      <p id={`${id}-more`} className="mt-1 text-sm">
        {problem ? (
          <span role="alert" className="text-danger">
            {problem}
          </span>
        ) : (
          <span className="text-muted">{hints[kind]}</span>
        )}
      </p>
    </div>
  );
}
