import { formatDate } from "./finders/format-money";

// Dates as shops know them: of a day, of a month or of a year, written 2026-05-17, 2026-05 or 2026.

const FORM = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Whether a text is a date of a day, a month or a year. */
export function isDate(text: string): boolean {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (year === undefined || year === "0000") return false;
  if (month === undefined) return true;
  if (Number(month) < 1 || Number(month) > 12) return false;
  return (
    day === undefined || (Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month)))
  );
}

const daysIn = (year: number, month: number): number => {
  const last = new Date(Date.UTC(2000, month, 0));
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
};

/** The first and the last day of a date, as texts that are in order as days are; undefined where it is none. */
export function daysOf(text: string): { first: string; last: string } | undefined {
  if (!isDate(text)) return undefined;
  const [year, month, day] = text.split("-");
  const whole = String(month === undefined ? 31 : daysIn(Number(year), Number(month)));
  return {
    first: [year, month ?? "01", day ?? "01"].join("-"),
    last: [year, month ?? "12", day ?? whole].join("-"),
  };
}

/** A date as people of a locale write it: "17 May 2026", "May 2026", "2026". What is none stays as it is. */
export function dateWords(text: string, locale: string): string {
  if (!isDate(text) || text.length === 4) return text;
  if (text.length > 7) return formatDate(text, locale);
  const month = new Date(`${text}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(month);
}
