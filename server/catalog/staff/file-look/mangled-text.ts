import type { Steps } from "../../../platform/work/steps";
import type { Distinct } from "../../table/column-amounts";

/** Letters of UTF-8 that were read as Windows-1252, "ü" as "Ã¼" and "€" as "â‚¬"; and signs that stand for lost ones. */
const MANGLED =
  /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â(?:‚¬|€[™œ“”˜¦])|\ufffd/;
const CELLS_A_STEP = 500;

/** A sentence for cells whose letters were lost before they came here: nobody mends them but who wrote the file. */
export function* mangledIn(
  columns: readonly { header: string; distinct: Distinct }[],
): Steps<string | undefined> {
  let [cells, at] = [0, 0];
  let example: string | undefined;
  for (const { header, distinct } of columns) {
    if (MANGLED.test(header)) example ??= header;
    for (const [cell, count] of distinct) {
      if (at++ % CELLS_A_STEP === 0) yield;
      if (!MANGLED.test(cell)) continue;
      cells += count;
      example ??= cell;
    }
  }
  if (example === undefined) return undefined;
  const how = cells === 1 ? "1 cell has" : `${cells.toLocaleString("en")} cells have`;
  return `${how} letters that were lost before the file came here, such as “${example.slice(0, 60)}”. Save the file again in its program as UTF-8, and choose it again.`;
}
