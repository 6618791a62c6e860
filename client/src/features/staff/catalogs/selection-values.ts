import type { Selection } from "@shared/contracts/catalogs";

/** What a catalog selects, as a form has it. */
export interface SelectionForm {
  collections: string[];
  brands: string[];
  /** The ends of the price, as typed. */
  from: string;
  to: string;
  /** The chosen values of attributes, in the order in which they were added. */
  attributes: { attribute: string; oneOf: string[] }[];
}

/** A selection as it is edited. */
export const toForm = ({
  collections = [],
  brands = [],
  price,
  attributes = [],
}: Selection): SelectionForm => ({
  collections,
  brands,
  from: String(price?.min ?? ""),
  to: String(price?.max ?? ""),
  attributes,
});

/** Why a form is no selection yet, by the field; empty where it is one. */
export function problemsIn({ from, to, attributes }: SelectionForm): Record<string, string> {
  const problems: Record<string, string> = {};
  const [min, max] = [from, to].map(amountIn);
  if (Number.isNaN(min) || Number.isNaN(max)) problems.price = "Use amounts such as 500 or 99.50.";
  else if (min !== undefined && max !== undefined && min > max) {
    problems.price = "Begin with the smaller amount.";
  }
  for (const { attribute, oneOf } of attributes) {
    if (oneOf.length === 0) problems[attribute] = "Choose at least one value, or remove it.";
  }
  return problems;
}

/** The form as the server takes it: without what asks for nothing. */
export function toSelection(form: SelectionForm): Selection {
  const { collections, brands, attributes } = form;
  const [min, max] = [form.from, form.to].map(amountIn);
  const price = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return {
    ...(collections.length > 0 && { collections }),
    ...(brands.length > 0 && { brands }),
    ...(Object.keys(price).length > 0 && { price }),
    ...(attributes.length > 0 && { attributes }),
  };
}

const amountIn = (text: string): number | undefined => {
  const typed = text.trim();
  if (typed === "") return undefined;
  return /^\d{1,10}(\.\d{1,2})?$/.test(typed) ? Number(typed) : NaN;
};
