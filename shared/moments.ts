const day = new Intl.DateTimeFormat("en-ZA", { dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en-ZA", { dateStyle: "medium", timeStyle: "short" });

/** A day as South Africans write it, in the reader's time zone: “21 November 2026”. */
export const dayText = (at: Date | string): string => day.format(new Date(at));

/** A day and its time: “21 Nov 2026, 14:05”. */
export const momentText = (at: Date | string): string => moment.format(new Date(at));
