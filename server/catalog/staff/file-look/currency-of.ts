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

/** The currency that columns of prices name in their headers or first cells; null where they name none. */
export function currencyOf(columns: readonly Column[]): string | null {
  const text = columns
    .map(({ header, distinct }) => `${header} ${[...distinct.keys()].slice(0, 3).join(" ")}`)
    .join(" ");
  const code = /\b(ZAR|EUR|USD|GBP|CHF|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|KZT|RUB|UAH|KES|INR)\b/.exec(
    text,
  )?.[1];
  return code ?? CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? null;
}
