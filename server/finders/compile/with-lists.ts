import { rowsInOrder } from "../../catalog/store/specified-catalogues";
import type { StaffListRow, StaffLists } from "../../catalog/store/staff-lists";
import { catalogueFileOf, type CatalogueFile } from "../../templates/catalogue-files";
import type { FinderCatalogue } from "./finder-catalogue";
import type { FinderLists, ListedOption, ListedRange } from "./finder-lists";

/** By the catalogue: replies last as long as both stay the same. */
const made = new WeakMap<FinderCatalogue, { lists: StaffLists; catalogue: FinderCatalogue }>();

/** A catalogue with the lists that its finders' questions choose from. The same two give the same catalogue. */
export function withStaffLists(
  id: string,
  catalogue: FinderCatalogue,
  lists: StaffLists,
): FinderCatalogue {
  const known = made.get(catalogue);
  if (known?.lists === lists) return known.catalogue;
  const whole = { ...catalogue, lists: listsOf(catalogueFileOf(id)!, lists) };
  made.set(catalogue, { lists, catalogue: whole });
  return whole;
}

/** Those with ends are ranges of money. */
function listsOf(file: CatalogueFile, lists: StaffLists): FinderLists {
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
  { by: _order, ...columns }: CatalogueFile["lists"][string],
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
