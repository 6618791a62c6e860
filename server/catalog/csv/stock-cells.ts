import { plainWords, yesOrNo } from "./yes-or-no";

/** Neither in stock nor out of it: they can be had, but not now. */
const LATER = ["backorder", "back order", "preorder", "pre order", "made to order", "on request"];
const PIECES = /^-?\d+([.,]\d+)?$/;

/** Whether a cell says something of stock that is neither yes nor no. */
export const isLater = (cell: string): boolean => LATER.includes(plainWords(cell));

/**
 * What a cell says of stock, in words or as a number of pieces: null where that is nothing, or neither yes nor no; a text
 * that says something else stays as it is.
 */
export function stockIn(cell: string): boolean | null | string {
  const text = cell.trim();
  if (text === "" || isLater(text)) return null;
  if (PIECES.test(text)) return Number(text.replace(",", ".")) > 0;
  return yesOrNo(text) ?? cell;
}
