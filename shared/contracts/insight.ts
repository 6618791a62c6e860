import { z } from "zod";

const day = z
  .string("Give it once.")
  .regex(/^\d{4}-\d{2}-\d{2}$/, "Use a day such as 2026-11-21.")
  .refine(isDay, "There is no such day.");

/** Whether the day exists: 30 February reads as 2 March. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Days are counted where the shops are. */
export const INSIGHT_ZONE = "Africa/Johannesburg";

/** The longest range, in days. */
export const MAX_DAYS = 366;

/** The query of `GET /api/admin/insight`; both days belong to the range. */
export const insightQuery = z
  .strictObject({ slug: z.string("Name the finder, once.").max(64), from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ["from"],
    message: "The first day must not be after the last one.",
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * 86_400_000, {
    path: ["to"],
    message: `Use at most ${MAX_DAYS} days.`,
  });
export type InsightQuery = z.infer<typeof insightQuery>;

/** Shoppers' behavior in a range of days. */
export interface Insight {
  runs: number;
  /** Runs that saw results. */
  finished: number;
  /** Each day of the range, also those without runs. */
  days: { day: string; runs: number }[];
  /** In the order in which runs came to them. `exits`: runs that ended there without results. */
  steps: { step: string; views: number; exits: number }[];
  /** The most chosen answers, question by question. */
  answers: { question: string; answer: string; runs: number }[];
  /** The products most shown, and how often they were clicked. */
  products: { id: string; name: string | null; shown: number; clicked: number }[];
}

/** The days of `GET /api/admin/insight/week`, today among them. */
export const WEEK_DAYS = 7;

/** What shoppers did in a finder in the last days, in `GET /api/admin/insight/week`: of finders that somebody used. */
export interface FinderWeek {
  /** Its id, or its slug if staff made it. */
  slug: string;
  runs: number;
  /** Runs that saw results. */
  finished: number;
  /** Runs in which a product among the results was opened. */
  clicked: number;
}
