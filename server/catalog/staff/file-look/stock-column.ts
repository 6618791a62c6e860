import { yesOrNo } from "../../csv/cells";
import { amountIn } from "../../table/amounts";
import type { Distinct } from "../../table/column-amounts";
import { stockCell } from "../../table/stock-words";

interface Column {
  stated: number;
  distinct: Distinct;
}

/** The part of a column's cells that stock is read in, and that say it in words, where no header says so. */
const MOST_STOCK = 0.8;
const SOME_WORDS = 0.15;
/** So many different cells say what a column is. */
const MAX_LOOKED_AT = 500;

/** Whether cells say "in stock", "sold out", "to order", alone or among numbers of pieces; yes and no say nothing of it. */
export function saysStock({ distinct, stated }: Column): boolean {
  let [read, words, looked, at] = [0, 0, 0, 0];
  for (const [cell, count] of distinct) {
    if (at++ === MAX_LOOKED_AT) break;
    looked += count;
    if (stockCell(cell) === undefined) continue;
    read += count;
    if (/\p{L}{3}/u.test(cell) && yesOrNo(cell) === undefined && !amountIn(cell)) words += count;
  }
  return stated > 0 && read >= looked * MOST_STOCK && words >= looked * SOME_WORDS;
}
