import { INSIGHT_ZONE } from "@shared/contracts/insight";

/** A part of a whole in percent: "25%"; a dash if the whole is zero. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}

/** The share of a step's views that ended there. */
export function exitRate({ views, exits }: { views: number; exits: number }): string {
  return percent(exits, views);
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: INSIGHT_ZONE });

/** A moment's day where days are counted, as `2026-11-21`: whoever reads elsewhere may have another one. */
export const countedDay = (moment: Date): string => day.format(moment);

/** The day this many days earlier. */
export function dayBefore(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}
