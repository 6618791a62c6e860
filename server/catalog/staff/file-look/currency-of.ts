import type { Column } from "./column-uses";

/** What prices have beside them, the surest first. */
const CURRENCIES: [sign: RegExp, code: string][] = [
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/тг|₸/i, "KZT"],
  [/руб|₽|\d\s?р\./i, "RUB"],
  [/грн|₴/i, "UAH"],
  [/zł/i, "PLN"],
  [/Kč/i, "CZK"],
  [/\bKSh/i, "KES"],
  [/₹/, "INR"],
  [/\$/, "USD"],
  [/\bR(?=\s?\d)/, "ZAR"],
];

const CODE = /\b(ZAR|EUR|USD|GBP|CHF|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|KZT|RUB|UAH|KES|INR)\b/;
/** So many cells say what the others are in. */
const MAX_LOOKED_AT = 500;

const currencyIn = (text: string): string | undefined =>
  CODE.exec(text)?.[1] ?? CURRENCIES.find(([sign]) => sign.test(text))?.[1];

/** The currency that columns of prices name in a header, or else in most of the cells that name one; null where none does. */
export function currencyOf(columns: readonly Column[]): string | null {
  for (const { header } of columns) {
    const named = currencyIn(header);
    if (named !== undefined) return named;
  }
  const times = new Map<string, number>();
  for (const { distinct } of columns) {
    for (const [cell, count] of [...distinct].slice(0, MAX_LOOKED_AT)) {
      const named = currencyIn(cell);
      if (named !== undefined) times.set(named, (times.get(named) ?? 0) + count);
    }
  }
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
