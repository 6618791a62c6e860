import type { AttributeShape } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { nameOf, valueName } from "./attribute-words";

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** What a catalog selects, in words: "of the collection chairs, from 100". */
export function selectionWords(
  { collections = [], brands = [], price, attributes = [] }: Selection,
  known: readonly Omit<AttributeShape, "catalogues">[],
): string {
  const said = [
    collections.length > 0 && `of the collection ${list.format(collections)}`,
    brands.length > 0 && `of ${list.format(brands)}`,
    price?.min !== undefined && `from ${price.min.toLocaleString("en")}`,
    price?.max !== undefined && `up to ${price.max.toLocaleString("en")}`,
    ...attributes.map(({ attribute: id, oneOf }) => {
      const attribute = known.find((each) => each.id === id);
      const values = oneOf.map((value) => (attribute ? valueName(attribute, value) : value));
      return `${attribute ? nameOf(attribute) || id : id}: ${list.format(values)}`;
    }),
  ].filter((each) => each !== false);
  return said.length > 0 ? said.join(", ") : "all that there are";
}
