import type { Attribute } from "@shared/contracts/attributes";
import type { ListFilePlan } from "@shared/contracts/list-files";
import { isFilling, type ProductListShape } from "@shared/contracts/product-lists";
import { spellingKey } from "@shared/input/spelling-key";

// What a table is as a list: what is missing of it, and what it does.

/** The columns with the one that an attribute is called by as what the rows point at, unless one is already. */
export function pointingAt(columns: ListFilePlan["columns"], attribute: Attribute | undefined) {
  if (!attribute || columns.some(({ use }) => use === "points at")) return columns;
  const names = [attribute.id, ...Object.values(attribute.label)].map(spellingKey);
  const at = columns.findIndex(({ header }) => names.includes(spellingKey(header)));
  return at === -1 ? columns : columns.with(at, { ...columns[at]!, use: "points at", key: null });
}

/** What has to be said first, as a sentence. */
export function whatIsMissing({ list, columns }: ListFilePlan): string | undefined {
  if (list.name === "") return "Enter the list’s name.";
  if (!columns.some(({ use }) => use === "points at")) return "Say which column the rows point at.";
  if (list.keys.length === 0) return "Say which columns rows are found by.";
  const lacking = list.keys.find(({ id }) => !columns.some(({ key }) => key === id));
  if (lacking) return `Say which column ${lacking.label} is.`;
  const bound = list.keys.filter((key) => key.attribute !== undefined).length;
  if (bound > 0 && bound < list.keys.length)
    return "Find rows by answers alone, or by what products state alone.";
  return undefined;
}

/** What a list does for shoppers, as a sentence. */
export function saysHow(list: ProductListShape, attributes: readonly Attribute[]): string {
  const label = attributes.find(({ id }) => id === list.attribute)?.label.en ?? list.attribute;
  if (isFilling(list))
    return `A product that does not state “${label}” itself gets it from its row; its own cell wins. Remarks are for staff.`;
  if (list.attribute !== null)
    return `A rule of a finder asks it by answers: what a product states in “${label}” has to be what the row says. The remark stands beside the product.`;
  return "A rule of a finder asks it by answers. The remark stands beside the product.";
}
