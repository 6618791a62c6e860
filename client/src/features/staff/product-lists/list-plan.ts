import type { Attribute } from "@shared/contracts/attributes";
import type { ListFilePlan } from "@shared/contracts/list-files";
import { isFilling, type ProductListShape } from "@shared/contracts/product-lists";
import { spellingKey } from "@shared/input/spelling-key";

// What a table is as a list: what is missing of it, and what it does.

const POINTING = ["points at", "points from", "points to"];
const isPointing = ({ use }: ListFilePlan["columns"][number]) => POINTING.includes(use);

/** The columns with the one that an attribute is called by as what the rows point at: what pointed at another no longer does. */
export function pointingAt(columns: ListFilePlan["columns"], attribute: Attribute | undefined) {
  const others = columns.map((each) =>
    isPointing(each) ? { ...each, use: "left out" as const, key: null } : each,
  );
  if (!attribute) return others;
  const names = [attribute.id, ...Object.values(attribute.label)].map(spellingKey);
  const at = columns.findIndex(({ header }) => names.includes(spellingKey(header)));
  return at === -1 ? others : others.with(at, { ...others[at]!, use: "points at", key: null });
}

/** What has to be said first, as a sentence. */
export function whatIsMissing({ list, columns }: ListFilePlan): string | undefined {
  if (list.name === "") return "Enter the list’s name.";
  const pointing = columns.filter(isPointing);
  if (pointing.length === 0) return "Say which column the rows point at.";
  const uses = new Set(pointing.map(({ use }) => use));
  if (uses.size < pointing.length || (pointing.length > 1 && uses.has("points at")))
    return `Rows point at one column, or at two where a range begins and ends: ${pointing.map(({ header }) => header).join(", ")}.`;
  if (list.keys.length === 0) return "Say which columns rows are found by.";
  const lacking = list.keys.find(({ id }) => !columns.some(({ key }) => key === id));
  if (lacking) return `Say which column ${lacking.label} is.`;
  const bound = list.keys.filter((key) => key.attribute !== undefined).length;
  if (bound > 0 && bound < list.keys.length)
    return `Find rows by answers alone, or by what products state alone: ${list.keys
      .filter((key) => key.attribute === undefined)
      .map(({ label }) => label)
      .join(", ")} is still found by an answer.`;
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
