import { formatRand } from "../money";

/** An amount as shoppers read it: "R12,999" for rand, else as the locale writes the currency. */
export function formatMoney(amount: number, currency: string, locale = "en"): string {
  if (currency === "ZAR") return formatRand(amount);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
