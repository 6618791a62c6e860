import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import type { Catalogue } from "../../engine/catalogue";
import type { ListedRows } from "../../engine/listed-for";
import type { FinderLists } from "./finder-lists";

/** What results show of a product. */
export interface FinderProduct {
  key: string;
  /** The key of its group, or its own: variants of one product share it. */
  groupKey: string;
  name: string;
  description: string | null;
  brand: string | null;
  /** Amounts with two decimals; none on request. */
  price: string | null;
  specialPrice: string | null;
  pictureUrl: string | null;
  pageUrl: string | null;
  /** Null where it is not stated. */
  inStock: boolean | null;
  /** What is shown as it was written, by the names of attributes. */
  shown?: StatedValues | undefined;
}

/**
 * A catalogue that finders choose from: a column for each attribute, `brand` and `key`, and `group` where it has variants; the
 * numbers of each attribute that is one, and `price`, what is paid now, by which its rows are in order.
 */
export interface FinderCatalogue extends Catalogue<unknown> {
  /** With all values that products state. */
  attributes: ReadonlyMap<string, AttributeShape>;
  /** The same as they are defined, where these are known. */
  defined?: ReadonlyMap<string, AttributeShape>;
  /** What results show of the product in a row. */
  productAt: (row: number) => FinderProduct;
  /** What products are for, by the ids of lists; none where lists cannot name these products. */
  productLists?: ReadonlyMap<string, ListedRows>;
  /** What staff keep for its finder beside the products. */
  lists?: FinderLists;
}
