/** A part of a whole in percent: "25%"; a dash if the whole is zero. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}

/** The share of a step's views that ended there. */
export function exitRate({ views, exits }: { views: number; exits: number }): string {
  return percent(exits, views);
}

/** A moment's day in the reader's time zone, as `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day this many days earlier. */
export function dayBefore(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}
