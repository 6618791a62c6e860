import { useState, type ReactNode } from "react";
import { INSIGHT_ZONE, WEEK_DAYS, type Insight } from "@shared/contracts/insight";
import { Button } from "@/staff-kit/button";
import { Loaded, Nothing } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Figures } from "./figures";
import { useInsightNames } from "./names";

/** The periods that a press chooses, in days up to today. */
const PERIODS = [WEEK_DAYS, 30, 90];
/** As the figures of the dashboard. */
const FIRST_PERIOD = WEEK_DAYS;

/** What is said of the figures wherever they stand. */
export const HOW_COUNTED =
  "A run is one way through the finder, in one browser tab, from the first answer on: who opens it and answers nothing is not counted. No names, no addresses; your own runs count, too. Days begin at midnight in South Africa (UTC+2).";

const FIELD = "min-h-control rounded-control border border-outline bg-surface px-3";

interface Props {
  slug: string;
  /** What stands before the period. */
  children?: ReactNode;
}

/** Shoppers' behavior in one finder, in a period that staff choose. */
export function FinderInsight({ slug, children }: Props) {
  const [to, setTo] = useState(() => countedDay(new Date()));
  const [from, setFrom] = useState(() => firstDay(countedDay(new Date()), FIRST_PERIOD));
  const { data, isPending, isError, error, refetch } = useStaffQuery<Insight>(
    `insight?${new URLSearchParams({ slug, from, to })}`,
  );
  const names = useInsightNames(slug);
  const today = countedDay(new Date());
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {children}
        <label className="text-sm">
          <span className="block text-muted">From</span>
          <input
            type="date"
            value={from}
            max={to}
            onChange={({ target }) => target.value && setFrom(target.value)}
            className={FIELD}
          />
        </label>
        <label className="text-sm">
          <span className="block text-muted">To</span>
          <input
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => target.value && setTo(target.value)}
            className={FIELD}
          />
        </label>
        <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
          {PERIODS.map((days) => {
            const first = firstDay(today, days);
            return (
              <Button
                key={days}
                look="secondary"
                aria-pressed={to === today && from === first}
                className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
                onClick={() => {
                  setFrom(first);
                  setTo(today);
                }}
              >
                {days} days
              </Button>
            );
          })}
        </div>
      </div>
      <div className="mt-4">
        <Loaded
          isPending={isPending}
          isError={isError}
          error={error}
          onRetry={() => void refetch()}
        >
          {data &&
            (data.runs === 0 ? (
              <Nothing>Nobody used this finder in this period.</Nothing>
            ) : (
              <Figures insight={data} names={names} />
            ))}
        </Loaded>
      </div>
    </>
  );
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: INSIGHT_ZONE });

/** A moment's day where days are counted, as `2026-11-21`: whoever reads elsewhere may have another one. */
export const countedDay = (moment: Date): string => day.format(moment);

/** The first of so many days up to this one. */
export function firstDay(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days + 1);
  return moment.toISOString().slice(0, 10);
}
