import "../model/all-texts";
import type { ShownQuestion } from "@shared/contracts/finders";
import { readAnswer } from "@shared/finders/answers";
import { formatDate } from "@shared/finders/format-date";
import { addCheck } from "../model/answer-problem";
import type { Say, TextKey } from "../model/say";

type DateAsk = Extract<ShownQuestion["ask"], { kind: "date" }>;

/** Stands for a day that is only half typed: the field has no value then, as if it were empty. */
export const UNFINISHED = "?";

/** A sentence about the days that are allowed; undefined where all are. */
export function daysText(
  { min, max }: DateAsk,
  [range, from, until]: readonly [TextKey, TextKey, TextKey],
  say: Say,
  locale: string,
): string | undefined {
  const day = (each: string) => formatDate(each, locale);
  if (min && max) return say(range, { min: day(min), max: day(max) });
  if (min) return say(from, { min: day(min) });
  return max ? say(until, { max: day(max) }) : undefined;
}

addCheck("date", ({ ask }, answer, say, { locale }) => {
  if (ask.kind !== "date") return undefined;
  if (typeof answer !== "string" || readAnswer("date", answer) === undefined) {
    return say("not-a-date", { example: formatDate(ask.min ?? ask.max ?? "2026-11-22", locale) });
  }
  const isWithin = answer >= (ask.min ?? answer) && answer <= (ask.max ?? answer);
  return isWithin
    ? undefined
    : daysText(ask, ["date-range", "date-from", "date-until"], say, locale);
});
