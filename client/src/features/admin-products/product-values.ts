import type { ProductCatalogue } from "@shared/product-catalogues";
import { scalarText, type Scalar } from "@shared/scalar";
import type { FormValues } from "@/staff/use-row-form";

/** A product, or an empty form, as form values. */
export function toForm(
  { fields }: ProductCatalogue,
  row: Record<string, unknown> = {},
): FormValues {
  const entries = fields.map(({ name, kind }) => {
    const value = row[name];
    if (kind === "flag") return [name, value !== false];
    if (kind === "list") return [name, (value as string[] | undefined) ?? []];
    return [name, scalarText(value as Scalar)];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** The form as the server takes it; unreadable values stay text, for the schema to reject. */
export function toWire({ fields }: ProductCatalogue, values: FormValues): Record<string, unknown> {
  const entries = fields.map(({ name, kind }) => {
    const value = values[name];
    if (typeof value === "boolean" || Array.isArray(value)) return [name, value];
    const text = (value ?? "").trim();
    if (kind === "number")
      return [name, text === "" ? null : /^\d+$/.test(text) ? Number(text) : text];
    return [name, text];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
