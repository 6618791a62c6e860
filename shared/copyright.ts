/** The year the site began. */
const FIRST = 2024;

/** From the first year to the present one. */
export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > FIRST ? `${FIRST}–${year}` : String(FIRST);
}
