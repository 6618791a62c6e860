const IN_STOCK = ["true", "yes", "y", "in stock", "available", "ja", "oui", "si", "x", "✓"];
const OUT_OF_STOCK = ["false", "no", "n", "out of stock", "sold out", "unavailable", "nein", "non"];
/** Neither: they can be had, but not now. */
const LATER = ["backorder", "back order", "preorder", "pre order", "made to order", "on request"];
const PIECES = /^-?\d+([.,]\d+)?$/;

const wordsOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");

/** Whether a cell says something of stock that is neither yes nor no. */
export const isLater = (cell: string): boolean => LATER.includes(wordsOf(cell));

/**
 * What a cell says of stock, in words or as a number of pieces: null where that is nothing, or neither yes nor no; a text
 * that says something else stays as it is.
 */
export function stockIn(cell: string): boolean | null | string {
  const said = wordsOf(cell);
  if (said === "" || isLater(cell)) return null;
  if (IN_STOCK.includes(said)) return true;
  if (OUT_OF_STOCK.includes(said)) return false;
  return PIECES.test(cell.trim()) ? Number(cell.trim().replace(",", ".")) > 0 : cell;
}
