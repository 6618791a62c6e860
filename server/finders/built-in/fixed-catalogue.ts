import type { AttributeKind, AttributeShape } from "@shared/contracts/attributes";
import type { Catalogue } from "../../matching/catalogue";
import { columnOf, type Column, type Stated } from "../../matching/columns";
import type { FinderCatalogue, FinderProduct } from "../compile/finder-catalogue";
import type { FinderLists } from "../compile/finder-lists";
import { wordsIn } from "../compile/stated";

/** An attribute of a catalogue whose attributes are fields of its own. */
export interface FixedAttribute {
  id: string;
  label: string;
  kind: Exclude<AttributeKind, "range" | "flag">;
  /** Of a choice or choices, in their order; values that products state besides follow. */
  values?: readonly { id: string; label: string }[];
}

/** What makes a catalogue with fields of its own one that finders choose from. */
interface Fixed<Item> {
  attributes: readonly FixedAttribute[];
  toProduct: (item: Item) => FinderProduct;
  lists?: FinderLists;
}

/** A catalogue with fields of its own, as finders choose from it. */
export function fixedCatalogue<Item>(
  catalogue: Catalogue<Item>,
  { attributes, toProduct, lists }: Fixed<Item>,
): FinderCatalogue {
  const { items } = catalogue;
  const ofEveryProduct: Readonly<Record<string, (product: FinderProduct) => Stated>> = {
    brand: ({ brand }) => brand,
    key: ({ key }) => key,
    "in-stock": ({ inStock }) => inStock,
  };
  const made = new Map<string, Column>();
  return {
    ...catalogue,
    attributes: new Map(attributes.map((each) => [each.id, shapeOf(each, catalogue)])),
    productAt: (row) => toProduct(items[row]!),
    lists,
    onDemand(name) {
      const read = Object.hasOwn(ofEveryProduct, name) ? ofEveryProduct[name] : undefined;
      if (!read) return undefined;
      let column = made.get(name);
      if (!column) made.set(name, (column = columnOf(items, (item) => read(toProduct(item)))));
      return column;
    },
  };
}

function shapeOf(
  { id, label, kind, values = [] }: FixedAttribute,
  { columns }: Catalogue<unknown>,
): AttributeShape {
  const labels = new Map(values.map((value) => [value.id, value.label]));
  const hasValues = kind === "choice" || kind === "choices";
  const stated = hasValues ? columns.get(id)?.values.flatMap(wordsIn) : undefined;
  for (const word of stated ?? []) {
    if (!labels.has(word)) labels.set(word, word.replaceAll("_", " "));
  }
  return {
    id,
    kind,
    label: { en: label },
    values: Array.from(labels, ([value, text]) => ({
      id: value,
      label: { en: text },
      synonyms: [],
      isRetired: false,
    })),
    isRetired: false,
  };
}
