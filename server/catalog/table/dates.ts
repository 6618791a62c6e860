import type { OpenDates } from "@shared/contracts/file-look";
import { isDate } from "@shared/dates";
import type { Steps } from "../../platform/work/steps";

// Dates as people write them: "23.10.2025", "08/2025", "May 2025", "2025-10-23 00:00".

/** What comes first in a date of digits, where that is not the year. */
export type DateOrder = "day" | "month";

/** A date that a text can mean; `by` is the order, where the text depends on it. */
interface DateReading {
  date: string;
  by?: DateOrder;
}

const MONTHS = [
  "jan(?:uary?|uar|v)?|janvier|januari|jänner",
  "feb(?:ruary?|ruar|ruari)?|février|fevrier|févr?|fevr",
  "mar(?:ch|s)?|märz?|mrz|maart|mrt",
  "apr(?:il)?|avr(?:il)?",
  "may|mai|mei",
  "june?|juni|juin",
  "july?|juli|juil(?:let)?",
  "aug(?:ust(?:us)?)?|août|aout",
  "sept?(?:ember|embre)?",
  "o[kc]t(?:ober|obre)?",
  "nov(?:ember|embre)?",
  "de[zc](?:ember|embre)?|décembre|déc",
];
const MONTH = `(?<word>${MONTHS.join("|")})\\.?`;
const monthForms = MONTHS.map((forms) => new RegExp(`^(?:${forms})$`, "iu"));
const YEAR = String.raw`(?<year>(?:19|20)\d{2}|'?\d{2})`;
const FULL_YEAR = String.raw`(?<year>(?:19|20)\d{2})`;
const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?`;

const FORMS = [
  new RegExp(`^${FULL_YEAR}$`),
  new RegExp(`^${FULL_YEAR}[-/.](?<month>\\d{1,2})$`),
  new RegExp(`^${FULL_YEAR}[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${TIME}$`),
  new RegExp(`^(?<month>\\d{1,2})[-/.]${FULL_YEAR}$`),
  new RegExp(`^(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?${YEAR}${TIME}$`),
  new RegExp(`^(?<one>\\d{1,2})[/-](?<other>\\d{1,2})[/-]${YEAR}${TIME}$`),
  new RegExp(`^${MONTH}[\\s-]*${YEAR}$`, "iu"),
  new RegExp(`^(?<day>\\d{1,2})(?:st|nd|rd|th)?[.\\s-]*(?:of )?${MONTH}[,\\s-]*${YEAR}$`, "iu"),
  new RegExp(`^${MONTH}\\s*(?<day>\\d{1,2})(?:st|nd|rd|th)?,\\s*${YEAR}$`, "iu"),
];
/** What says which part of a month or a year it is. */
const PART =
  /^(?:end(?: of)?|ende|fin|eind|mid|mi|mitte|medio|early|late|anfang|début|begin|beginning(?: of)?|courant|exp(?:ires?|ired|iry)?\.?|from|ab|vanaf|dès|ca?\.?|circa|spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|voorjaar|lente|zomer|najaar|herfst|hiver)[\s-]+/i;
/** What stands behind a date says more of it. */
const BEHIND = /(?<=\d)\s*\([^()\d]*\)$/;
/** After "end of" 12/26 is a month. */
const SHORT_MONTH = new RegExp(`^(?<month>\\d{1,2})[-/.]${YEAR}$`);
const MAX_LENGTH = 40;

const two = (digits: string) => digits.padStart(2, "0");
/** Two digits are of this century up to here. */
const LAST_SHORT = 60;

function wholeYear(digits: string): string {
  const short = digits.replace("'", "");
  if (short.length === 4) return short;
  return `${Number(short) > LAST_SHORT ? "19" : "20"}${short}`;
}

/** Every meaning of a cell of dates; none where it is no date, two where day and month could change places. */
export function datesIn(cell: string): DateReading[] {
  const whole = cell.trim();
  const text = whole.replace(PART, "").replace(BEHIND, "");
  if (text.length > MAX_LENGTH || !/\d/.test(text)) return [];
  for (const form of text === whole ? FORMS : [...FORMS, SHORT_MONTH]) {
    const found = form.exec(text)?.groups;
    if (!found) continue;
    const { year = "", month, day, word, one, other } = found;
    const made = (ofMonth: string | undefined, ofDay: string | undefined) =>
      [
        wholeYear(year),
        ...[ofMonth, ofDay].flatMap((part) => (part === undefined ? [] : [two(part)])),
      ].join("-");
    if (one !== undefined && other !== undefined) {
      const byDay: DateReading = { date: made(other, one), by: "day" };
      const byMonth: DateReading = { date: made(one, other), by: "month" };
      const readings = (one === other ? [{ date: byDay.date }] : [byDay, byMonth]).filter(
        ({ date }) => isDate(date),
      );
      return readings;
    }
    const named =
      word === undefined ? month : String(monthForms.findIndex((each) => each.test(word)) + 1);
    const date = made(named, day);
    if (!isDate(date)) return [];
    // "23.10.2025" is never the other way round.
    return [/^\d{1,2}\./.test(text) && day !== undefined ? { date, by: "day" } : { date }];
  }
  return [];
}

/** A date that its column's order settles; undefined where it is none, or could be either. */
export function dateIn(cell: string, order: DateOrder | null): string | undefined {
  const readings = datesIn(cell);
  if (readings.length < 2) return readings[0]?.date;
  return readings.find(({ by }) => order !== null && by === order)?.date;
}

/**
 * The days of a period as feeds write it, "2026-02-24T11:07+0100/2026-02-29T23:07+0100", by a slash: undefined where it is
 * none, or its end is before its beginning.
 */
export function periodIn(cell: string): string | undefined {
  const ends = cell.split("/");
  if (ends.length !== 2) return undefined;
  const [first, last] = ends.map((end) =>
    DAY_FIRST.test(end.trim()) ? dateIn(end, null) : undefined,
  );
  return first !== undefined && last !== undefined && first <= last
    ? `${first}/${last}`
    : undefined;
}
const DAY_FIRST = /^\d{4}-\d{2}-\d{2}/;

const CELLS_A_STEP = 200;

/** A cell that says only a year, which is as good a number. */
export const isYearAlone = (cell: string): boolean => /^\d{4}$/.test(cell.trim());

/** What the cells of a column say of the order of day and month: null where none says it, or they contradict each other. */
export function* orderInSteps(cells: Iterable<string>): Steps<DateOrder | null> {
  const proven = new Set<DateOrder>();
  let at = 0;
  for (const cell of cells) {
    if (at++ % CELLS_A_STEP === 0) yield;
    const [only, ...others] = datesIn(cell);
    if (only?.by && others.length === 0) proven.add(only.by);
  }
  const [order = null] = proven.size === 1 ? proven : [];
  return order;
}

/** What has to be asked of dates in which day and month could change places; null where there are none. */
export function* openDatesIn(cells: ReadonlyMap<string, number>): Steps<OpenDates | null> {
  let open: OpenDates | null = null;
  let at = 0;
  for (const [cell, count] of cells) {
    if (at++ % CELLS_A_STEP === 0) yield;
    const [byDay, byMonth] = datesIn(cell);
    if (!byDay || !byMonth) continue;
    open ??= { count: 0, cell, dayFirst: byDay.date, monthFirst: byMonth.date };
    open.count += count;
  }
  return open;
}
