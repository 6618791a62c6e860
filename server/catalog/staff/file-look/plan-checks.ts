import {
  DOES_NOT_APPLY,
  MAX_ALL_ATTRIBUTES,
  MAX_ATTRIBUTES,
  type AttributeShape,
} from "@shared/contracts/attributes";
import type { ColumnPlan, FilePlan } from "@shared/contracts/file-look";
import { AppError } from "../../../platform/http/app-error";
import { invalid } from "../../../platform/http/validate";
import { yesOrNo } from "../../csv/cells";
import { plainNumbers, plainPrice } from "./amounts";
import { plainCell } from "./read-table";
import { spelling } from "./own-columns";
import { partsOf, separatorOf } from "./plan-attributes";

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
  if (!columns.some(({ use }) => use === "key"))
    throw refuse(0, "Choose the column that is the key.");
  const seen = new Map<string, number>();
  columns.forEach(({ use, attribute }, place) => {
    if (use === "left out") return;
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

/** Throws a 409 where there would be too many attributes, in all or in a new catalog that states these. */
export function refuseTooMany(
  attributes: readonly AttributeShape[],
  stated: readonly string[],
): void {
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const own = offered.filter(({ id, catalogues: catalogs }) => !catalogs || stated.includes(id));
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

/** Writes the cells of a column as an import reads them; what it cannot read stays, for the import to refuse. */
export function cellWriter(
  column: ColumnPlan,
  attribute: AttributeShape | undefined,
): (cell: string) => string {
  const { use, decimal, separator } = column;
  if (use === "price" || use === "special price")
    return (cell) => plainPrice(plainCell(cell), decimal);
  // The import knows more words for it than yes and no.
  if (use === "in stock") return plainCell;
  if (use === "collections") return (cell) => partsOf(plainCell(cell), separator).join("|");
  if (!attribute) return (cell) => cell;
  switch (attribute.kind) {
    case "number":
    case "range":
      return (cell) =>
        plainNumbers(plainCell(cell), decimal).replace(/^ab /i, "from ").replace(/ bis /i, " to ");
    case "flag":
      return flagCell;
    case "text":
      return (cell) => cell;
    case "choice":
    case "choices": {
      const idOf = valueIds(column, attribute);
      return (cell) =>
        partsOf(plainCell(cell), separatorOf(column))
          .map((part) => idOf.get(spelling(part)) ?? part)
          .join("|");
    }
  }
}

function flagCell(cell: string): string {
  const said = yesOrNo(plainCell(cell));
  return said === undefined ? cell : said ? "yes" : "no";
}

/** The ids of values by every spelling of them, the plan's labels included. */
function valueIds({ labels }: ColumnPlan, { values }: AttributeShape): Map<string, string> {
  const ids = new Map([["does not apply", DOES_NOT_APPLY]]);
  for (const { id, label, synonyms, aliases = [] } of values) {
    for (const word of [id, ...aliases, ...synonyms, ...Object.values(label)])
      ids.set(spelling(word), id);
  }
  for (const [key, label] of Object.entries(labels)) {
    const id = ids.get(spelling(label));
    if (id !== undefined) ids.set(key, id);
  }
  return ids;
}
