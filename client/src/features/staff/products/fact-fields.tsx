import type { OfferedAttribute } from "@shared/contracts/product-search";
import type { UseFormReturn } from "react-hook-form";
import { FactField } from "./fact-field";
import type { ProductValues } from "./product-values";

interface Props {
  form: UseFormReturn<ProductValues>;
  attributes: readonly OfferedAttribute[];
  /** Whether products of this catalog state an attribute. */
  isUsual: (attribute: OfferedAttribute) => boolean;
}

/** What a product states: first what others of its catalog do, and the rest behind a press. */
export function FactFields({ form, attributes, isUsual }: Props) {
  const usual = attributes.filter(isUsual);
  const rest = attributes.filter((each) => !isUsual(each));
  const fields = (some: readonly OfferedAttribute[]) => (
    <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {some.map((attribute) => (
        <FactField key={attribute.id} attribute={attribute} form={form} />
      ))}
    </div>
  );
  if (attributes.length === 0) return null;
  return (
    <section aria-labelledby="product-states" className="mt-6">
      <h3 id="product-states" className="text-lg font-bold">
        What it states
      </h3>
      {fields(usual)}
      {rest.length > 0 && (
        <details open={usual.length === 0} className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-text">
            More attributes ({rest.length})
          </summary>
          {fields(rest)}
        </details>
      )}
    </section>
  );
}
