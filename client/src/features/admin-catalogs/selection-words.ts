import type { Attribute, Selection } from "@shared/contracts/attributes";

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** What a catalog selects, in words: "of the collection chairs, from 100". */
export function selectionWords(
  { collections = [], brands = [], price, attributes = [] }: Selection,
  known: readonly Attribute[],
): string {
  const nameOf = (label: Record<string, string> | undefined, id: string) =>
    label?.en ?? Object.values(label ?? {})[0] ?? id;
  const said = [
    collections.length > 0 && `of the collection ${list.format(collections)}`,
    brands.length > 0 && `of ${list.format(brands)}`,
    price?.min !== undefined && `from ${price.min.toLocaleString("en")}`,
    price?.max !== undefined && `up to ${price.max.toLocaleString("en")}`,
    ...attributes.map(({ attribute: id, oneOf }) => {
      const attribute = known.find((each) => each.id === id);
      const values = oneOf.map((value) =>
        nameOf(attribute?.values.find((each) => each.id === value)?.label, value),
      );
      return `${nameOf(attribute?.label, id)}: ${list.format(values)}`;
    }),
  ].filter((each) => each !== false);
  return said.length > 0 ? said.join(", ") : "all that there are";
}
