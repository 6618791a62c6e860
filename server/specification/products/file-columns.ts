import { catalogOf, type CatalogPath } from "@shared/templates/product-catalogs";
import type { FileColumn } from "../../catalog/staff/file-columns";
import type { StaffCatalog } from "../../catalog/staff/staff-catalog";
import { placeOf } from "../../catalog/store/specified-fields";
import { refuseColumns } from "../../catalog/imports/import-kind";

/** The columns of a file that has all fields of the view, by their names. Throws a 400 that names those that are missing, unknown or twice. */
export function columnsOfView(
  path: CatalogPath,
  headers: readonly string[],
  attributes: StaffCatalog["attributes"],
): FileColumn[] {
  const { fields } = catalogOf(path);
  const known = fields.map(({ name }) => name);
  const names = headers.map((name) => name.trim());
  refuseColumns({
    missing: known.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
    twice: names.filter((name, place) => names.indexOf(name) !== place),
  });
  return names.map((header): FileColumn => {
    const [own, attribute] = placeOf(path, header)!.split(".") as [string, string | undefined];
    if (attribute !== undefined) return { header, attribute: attributes.get(attribute)! };
    const { kind } = fields.find(({ name }) => name === header)!;
    return { header, own: { name: own, kind: kind === "flag" ? "stock" : kind } };
  });
}
