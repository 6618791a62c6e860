import {
  MAX_ALL_ATTRIBUTES,
  MAX_ATTRIBUTES,
  OTHER_COLUMNS,
  type AttributeShape,
} from "@shared/contracts/attributes";
import type { FilePlan } from "@shared/contracts/file-look";
import { AppError } from "../../../platform/http/app-error";
import { invalid } from "../../../platform/http/validate";

/** Throws a 400 unless a plan is of this file, names a key, and nothing twice. */
export function refuseUnfit({ columns }: FilePlan, headers: readonly string[]): void {
  const refuse = (place: number, message: string) =>
    invalid([{ path: `columns.${place}.use`, message }]);
  if (columns.length !== headers.length) {
    throw refuse(
      0,
      `The file has ${headers.length} columns, the plan ${columns.length}. Look at the file again.`,
    );
  }
  if (!columns.some(({ use, isKeyPart }) => use === "key" || use === "name" || isKeyPart))
    throw refuse(0, "Choose the column that is the key, or the one that is the name.");
  const seen = new Map<string, number>();
  columns.forEach(({ use, attribute }, place) => {
    const isKept = columns.some((column) => column.use === "kept for search");
    if (isKept && attribute?.id === OTHER_COLUMNS && use === "attribute")
      throw refuse(place, "Columns that are kept for search go into this one. Leave it out.");
    if (use === "left out" || use === "kept for search") return;
    if (use === "attribute" && !attribute) throw refuse(place, "Say which attribute it is.");
    const meant = use === "attribute" ? `attribute ${attribute!.id}` : use;
    const other = seen.get(meant);
    if (other !== undefined) {
      throw refuse(
        place,
        `${headers[other]!} and ${headers[place]!} are both the ${meant}. Change one.`,
      );
    }
    seen.set(meant, place);
  });
}

/** Throws a 409 where there would be too many attributes, in all or in a catalog that states these. */
export function refuseTooMany(
  attributes: readonly AttributeShape[],
  stated: readonly string[],
  catalog: string,
): void {
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const own = offered.filter(
    ({ id, catalogues: catalogs }) =>
      !catalogs || catalogs.includes(catalog) || stated.includes(id),
  );
  const counts = [
    { count: own.length, most: MAX_ATTRIBUTES, where: "of this catalog" },
    { count: offered.length, most: MAX_ALL_ATTRIBUTES, where: "in all" },
  ];
  for (const { count, most, where } of counts) {
    if (count <= most) continue;
    throw new AppError(
      409,
      "full",
      `There would be ${count} attributes ${where}, and there can be ${most}. Leave some columns out.`,
    );
  }
}
