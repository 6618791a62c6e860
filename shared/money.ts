const NBSP = "\u00a0";
/** A dash may end a line even before a space that may not; this joins the two. */
const WORD_JOINER = "\u2060";

/**
 * A price as people read it: `R12,999`, with cents only when there are some (`R12,999.50`).
 * Takes rand as a number or as the database's text; never breaks across lines.
 */
export function formatRand(price: number | string): string {
  const cents = Math.round(Number(price) * 100);
  const whole = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = Math.abs(cents % 100);
  return `R${whole}${rest === 0 ? "" : `.${rest.toString().padStart(2, "0")}`}`;
}

/** A price range: `R6,000 – R12,000`. */
export function formatRandRange(min: number | string, max: number | string): string {
  return `${formatRand(min)}${NBSP}–${WORD_JOINER}${NBSP}${formatRand(max)}`;
}
