/** So many decimals somebody writes on purpose, such as those of 0.375 l; more come of working something out. */
const WRITTEN_DECIMALS = 3;
const SAID_DECIMALS = 2;
/** Of what is less than a hundredth, so many digits are left. */
const SAID_DIGITS = 2;

/**
 * A number as somebody would say it: as it is where somebody may have written it so, and rounded where it was worked
 * out, such as 8.1667 of 8 feet and 2 inches. For words alone: what is compared and stored is the number itself.
 */
export const saidNumber = (number: number): string => String(roundedAsSaid(number));

/** The same as a number, for what writes it in its own way. */
export function roundedAsSaid(number: number): number {
  if (Number(number.toFixed(WRITTEN_DECIMALS)) === number) return number;
  const isSmall = Math.abs(number) < 10 ** -SAID_DECIMALS;
  return Number(isSmall ? number.toPrecision(SAID_DIGITS) : number.toFixed(SAID_DECIMALS));
}

/** The same as a locale writes it, without signs between thousands: "2,5" in German. */
export const saidNumberIn = (number: number, locale: string): string => {
  const said = saidNumber(number);
  return said.includes(".") ? said.replace(".", decimalSign(locale)) : said;
};

const SIGNS = new Map<string, string>();

/** Programs of English-speaking countries differ; a point is read in all of them. */
function decimalSign(locale: string): string {
  let sign = locale.startsWith("en") ? "." : SIGNS.get(locale);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    sign = parts.find(({ type }) => type === "decimal")?.value ?? ".";
    SIGNS.set(locale, sign);
  }
  return sign;
}
