import { formatRand } from "@shared/money";

/**
 * An amount of money as people of a locale write it: `R12,999`, `€1,299.50`; with cents only when there
 * are some. It never breaks across lines.
 */
export function formatMoney(amount: number | string, currency: string, locale: string): string {
  if (currency === "ZAR") return formatRand(amount);
  const value = Number(amount);
  const digits = Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, ...digits });
  return format.format(value).replaceAll(" ", "\u00a0");
}
