import { MAX_ATTRIBUTES } from "@shared/contracts/attributes";
import type { ColumnLook } from "@shared/contracts/file-look";
import type { Column } from "./column-uses";

/** Values that a column of more than these hardly divides products by. */
const MANY_VALUES = 100;

/** How much a column is worth as an attribute: how full it is, and whether it parts products into some. */
function worthOf({ stated, values, plan }: ColumnLook, rows: number): number {
  const share = stated / rows;
  const isListed = plan.attribute!.kind === "choice" || plan.attribute!.kind === "choices";
  if (plan.attribute!.kind === "text") return share * 0.2;
  if (!isListed) return share;
  return values.length > 1 && values.length <= MANY_VALUES ? share : share * 0.5;
}

/**
 * Keeps for search alone the columns that would be more attributes than a catalog has, with those that it has already: the
 * fullest that divide products are proposed.
 */
export function keepBeyond(looks: readonly ColumnLook[], rows: number, there: number): void {
  const added = looks.filter(({ plan }) => plan.use === "attribute" && !plan.attribute!.isKnown);
  if (added.length <= MAX_ATTRIBUTES - there) return;
  // One is what holds the others.
  const free = Math.max(0, MAX_ATTRIBUTES - there - 1);
  for (const look of added.toSorted((a, b) => worthOf(b, rows) - worthOf(a, rows)).slice(free)) {
    look.plan.use = "kept for search";
    look.why = `A catalog has at most ${MAX_ATTRIBUTES} attributes, and others are filled more or divide products better. Staff find products by what it says.`;
  }
}

/**
 * Keeps for search alone what is taken apart: "278 x 175 x 190 mm" beside its length, width and height would be said to
 * differ from "27.8x17.5x19.0 cm".
 */
export function keepMeasured(columns: readonly Column[], looks: readonly ColumnLook[]): void {
  for (const { header, plan } of looks) {
    if (plan.use !== "attribute" || plan.attribute!.kind !== "text" || plan.attribute!.isKnown)
      continue;
    const parts = looks.filter((_, at) => columns[at]!.partOf === header);
    if (parts.length < 2 || parts.some((each) => each.plan.use !== "attribute")) continue;
    const look = looks.find((each) => each.plan === plan)!;
    look.plan.use = "kept for search";
    look.why = "Its lengths are taken one by one. Staff find products by what it says.";
  }
}

/** Gives the sides of one size the unit that one of them is in: "1800x800 mm" among "160x80x74" says it of all. */
export function shareUnit(columns: readonly Column[], looks: readonly ColumnLook[]): void {
  for (const [at, look] of looks.entries()) {
    const { plan } = look;
    const { partOf } = columns[at]!;
    if (partOf === undefined || plan.use !== "left out" || plan.attribute?.kind !== "number")
      continue;
    const unit = looks.find(
      (each, place) =>
        columns[place]!.partOf === partOf &&
        each.plan.use === "attribute" &&
        each.plan.attribute!.unit,
    )?.plan.attribute!.unit;
    if (!unit || plan.attribute.unit !== null) continue;
    plan.use = "attribute";
    plan.attribute.unit = unit;
    look.why = `Cells are numbers in ${unit}, as the other sides of ${partOf} are.`;
  }
}
