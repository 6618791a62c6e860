import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import type { ShownOption } from "@shared/contracts/finders";
import type { Catalog } from "../../engine/catalog";
import type { ListedRows } from "../../engine/listed-for";
import {
  rowsInOrder,
  type StaffListRow,
  type StaffLists,
} from "../../catalog/store/specified-catalogs";
import { catalogFileOf, type CatalogFile } from "../../templates/catalog-files";

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
  /** What lists say besides of what it has from them, by the attribute. */
  notes?: readonly { attribute: string; text: string }[] | undefined;
}

/**
 * A catalog that finders choose from: a column for each attribute, `brand` and `key`, and `group` where it has variants; the
 * numbers of each attribute that is one, and `price`, what is paid now, by which its rows are in order.
 */
export interface FinderCatalog extends Catalog<unknown> {
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

/** A row of a list that staff keep, as shoppers choose it. Its texts are in staff's one language. */
export interface ListedOption extends Pick<
  ShownOption,
  "id" | "label" | "text" | "tip" | "icon" | "color" | "picture" | "badges" | "tags" | "group"
> {
  suits?: string[];
  number?: number;
  /** The values of an attribute that choosing it means; its own id unless given. */
  values?: readonly string[];
}

/** A preset range of a price question that staff keep. */
export interface ListedRange extends Pick<ShownOption, "id" | "label" | "text" | "badges"> {
  min: number;
  max: number;
}

/** What staff keep for a finder beside its products. */
export interface FinderLists {
  /** By the names of lists. */
  options: Readonly<Record<string, readonly ListedOption[]>>;
  ranges: readonly ListedRange[];
}

/** By the catalog: replies last as long as both stay the same. */
const made = new WeakMap<FinderCatalog, { lists: StaffLists; catalog: FinderCatalog }>();

/** A catalog with the lists that its finders' questions choose from. The same two give the same catalog. */
export function withStaffLists(
  id: string,
  catalog: FinderCatalog,
  lists: StaffLists,
): FinderCatalog {
  const known = made.get(catalog);
  if (known?.lists === lists) return known.catalog;
  const whole = { ...catalog, lists: listsOf(catalogFileOf(id)!, lists) };
  made.set(catalog, { lists, catalog: whole });
  return whole;
}

/** Those with ends are ranges of money. */
function listsOf(file: CatalogFile, lists: StaffLists): FinderLists {
  const all = Object.keys(file.lists).map(
    (path) =>
      [
        path,
        rowsInOrder(file, lists, path).map((row) => optionOf(row, file.lists[path]!)),
      ] as const,
  );
  const isRange = (path: string) => file.lists[path]!.min !== undefined;
  return {
    options: Object.fromEntries(all.filter(([path]) => !isRange(path))),
    ranges: all.flatMap(([path, rows]) => (isRange(path) ? (rows as ListedRange[]) : [])),
  };
}

/** A row as an option, by what its list's file says of its columns. */
function optionOf(
  row: StaffListRow,
  { by: _order, ...columns }: CatalogFile["lists"][string],
): ListedOption | ListedRange {
  const fields = Object.entries(columns).map(([name, column]) => [
    name,
    column.includes("{")
      ? column.replace(/\{(\w+)\}/g, (_, each: string) => String(row[each]))
      : row[column],
  ]);
  const { id, name: label, isPopular, isRecommended, isTopSeller } = row;
  return {
    id,
    label,
    badges: [
      ...(isPopular ? (["popular"] as const) : []),
      ...(isRecommended ? (["recommended"] as const) : []),
      ...(isTopSeller ? (["top-seller"] as const) : []),
    ],
    ...(Object.fromEntries(fields.filter(([, value]) => value !== null)) as object),
  };
}
