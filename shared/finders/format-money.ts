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

// The browser's own long style has a zero before some days: "01 November 2026" in South Africa.
const LONG = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** A day as people of a locale write it: "22 November 2026". What is no day stays as it is. */
export function formatDate(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, LONG).format(date);
}
