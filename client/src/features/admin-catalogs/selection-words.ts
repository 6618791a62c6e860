import type { Selection } from "@shared/contracts/attributes";

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** What a catalog selects, in words: "of the collection chairs, from 100". */
export function selectionWords({ collections, brands, price, attributes }: Selection): string {
  const said = [
    collections && `of the collection ${list.format(collections)}`,
    brands && `of ${list.format(brands)}`,
    price?.min !== undefined && `from ${price.min.toLocaleString("en")}`,
    price?.max !== undefined && `up to ${price.max.toLocaleString("en")}`,
    ...(attributes ?? []).map(({ attribute, oneOf }) => `${attribute}: ${list.format(oneOf)}`),
  ].filter((each) => each !== undefined && each !== false);
  return said.length > 0 ? said.join(", ") : "all that there are";
}
