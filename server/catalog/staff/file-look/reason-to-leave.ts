import type { AttributeShape } from "@shared/contracts/attributes";
import { numbersRows, type Column } from "./column-uses";
import type { Kind } from "./kind";
import type { Place } from "./known-columns";
import { isInternal } from "./own-columns";

/** What the shop writes down for itself, of a few products. */
const NOTES =
  /^(?:(?:staff|internal|our) )?(?:notes?|remarks?|comments?|notiz(?:en)?|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|opmerking(?:en)?|remarques?|commentaires?)(?: \(?(?:staff|intern\p{L}*)\)?)?$/iu;
const FEW_ROWS = 0.6;
/** Where goods stand: "A1", "Rod rack 3", "Cab 2". */
const PLACE = /^(?:location|place|platz|ort|locatie|lieu|zone)$/iu;
const NUMBERED = /(?:^|[\s-])(?:\p{Lu}{0,2}-?\d{1,3}\p{Lu}?|\p{Lu})$/u;
const MOST_NUMBERED = 0.6;

const isPlaceInStore = ({ header, distinct, stated }: Column): boolean => {
  if (!PLACE.test(header.trim())) return false;
  let numbered = 0;
  for (const [cell, count] of distinct) if (NUMBERED.test(cell)) numbered += count;
  return numbered >= stated * MOST_NUMBERED;
};

/** Nearly every row has another one, and none is as short as a measure. */
const MOST_OWN = 0.95;

const isOwnNumber = ({ distinct, rows, stated }: Column): boolean =>
  rows > 2 &&
  stated >= rows * MOST_OWN &&
  distinct.size >= stated * MOST_OWN &&
  [...distinct.keys()].every((cell) => /^\d{6,}$/.test(cell.trim()));

/** Why a column that states so many values is proposed left out, as a sentence; undefined where it is not. */
export function reasonToLeave(
  column: Column,
  values: number,
  { unit }: Kind,
  match: AttributeShape | undefined,
  { mayAdd = true }: Place,
): string | undefined {
  const { header, rows, stated, distinct, partOf } = column;
  if (stated === 0) return "Every cell is empty.";
  if (match) return undefined;
  if (!mayAdd) return "The catalog has no attribute of this name.";
  if (values === 1 && stated === rows && rows > 1) {
    return "Every row says the same, so it tells no products apart.";
  }
  if (numbersRows(column)) return "It only numbers the rows.";
  if (isInternal(header)) return "Its header names something for the shop, not for shoppers.";
  if (isOwnNumber(column)) return "It looks like a number that the shop gave each product.";
  if (isPlaceInStore(column)) return "It looks like where the shop keeps it.";
  if (NOTES.test(header.trim()) && stated < rows * FEW_ROWS)
    return "It looks like the shop’s own notes on a few products.";
  if ([...distinct.keys()].every((cell) => /^https?:\/\//i.test(cell)))
    return "Its cells are addresses.";
  if (partOf !== undefined && unit === null)
    return `It is a part of ${partOf}. Take it where it says something by itself.`;
  return undefined;
}
