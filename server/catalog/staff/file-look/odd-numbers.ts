import type { Distinct } from "../../table/column-amounts";
import type { InFull } from "./flag-forms";
import { spelling } from "@shared/input/parts-of-cells";

// Numbers that the others of their column show to be something else.

const asNumber = (text: string) => Number(text.replace(",", "."));

/** The part of cells that may be 0 among numbers of at least so much, where it stands for nothing. */
const FEW_ZEROS = 0.5;
const FAR_FROM_ZERO = 10;
const MOST_FAR = 0.95;
/** Of a battery 0 is a statement, of a width it is none. */
const SIZE =
  /width|depth|height|length|diameter|breite|tiefe|hohe|lange|durchmesser|breedte|diepte|hoogte|lengte|largeur|profondeur|hauteur|longueur|bredde|dybde|hoyde/;

/** Whether zeros say that nothing is known: no sofa is 0 wide among others of 60 and more. */
export function sayNothing(header: string, cells: Distinct): boolean {
  if (!SIZE.test(spelling(header))) return false;
  let [zeros, others, far] = [0, 0, 0];
  for (const [cell, count] of cells) {
    const number = /^\d{1,9}(?:[.,]\d{1,2})?$/.test(cell) ? asNumber(cell) : undefined;
    if (number === 0) zeros += count;
    else others += count;
    if (number === undefined || number >= FAR_FROM_ZERO) far += count;
  }
  return zeros > 0 && zeros <= (zeros + others) * FEW_ZEROS && far >= others * MOST_FAR;
}

/** Others of a column of percents are at least so much, where one of less than 1 is a part of a whole. */
const LEAST_PERCENT = 5;

/** Percents that a spreadsheet wrote as parts of a whole: 0.72 among 70 and 85. */
export function percentIn(cells: Distinct): InFull {
  const numbers = [...cells.keys()].flatMap((cell) =>
    /^\d+(?:[.,]\d+)?\s?%?$/.test(cell) ? [asNumber(cell.replace("%", ""))] : [],
  );
  const whole = numbers.filter((each) => each >= 1);
  const areHigh = whole.length > 0 && whole.every((each) => each >= LEAST_PERCENT);
  return (cell) => {
    if (!areHigh || !/^0[.,]\d{1,4}$/.test(cell)) return undefined;
    return String(Number((asNumber(cell) * 100).toFixed(4)));
  };
}
