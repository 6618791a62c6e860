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

const day = new Intl.DateTimeFormat("en-ZA", { dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en-ZA", { dateStyle: "medium", timeStyle: "short" });

const clock = new Intl.DateTimeFormat("en-ZA", { timeStyle: "short" });

/** A day as South Africans write it, in the reader's time zone: “21 November 2026”. */
export const dayText = (at: Date | string): string => day.format(new Date(at));

/** A day and its time: “21 Nov 2026, 14:05”. */
export const momentText = (at: Date | string): string => moment.format(new Date(at));

/** The time of a day: “14:05”. */
export const clockText = (at: Date | string): string => clock.format(new Date(at));
