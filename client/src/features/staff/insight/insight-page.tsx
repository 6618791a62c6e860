import { useState } from "react";
import { INSIGHT_ZONE, type FinderWeek, type Insight } from "@shared/contracts/insight";
import { finderIds } from "@shared/templates/finders";
import { Button } from "@/staff-kit/button";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useFinderNames, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Figures } from "./figures";
import { useInsightNames } from "./names";

/** The periods that a press chooses, in days up to today. */
const PERIODS = [7, 30, 90];
const FIRST_PERIOD = 30;

/** Shoppers' behavior in a finder: runs, progress, answers and clicked products. */
export function InsightPage() {
  const [chosen, setApp] = useState<string>();
  const [to, setTo] = useState(() => countedDay(new Date()));
  const [from, setFrom] = useState(() => firstDay(countedDay(new Date()), FIRST_PERIOD));
  const finders = useFinderNames();
  const { data: weeks } = useStaffQuery<FinderWeek[]>("insight/week");
  const app = chosen ?? busiest(weeks) ?? finderIds[0]!;
  const { data, isPending, isError, error, refetch } = useStaffQuery<Insight>(
    `insight?${new URLSearchParams({ app, from, to })}`,
  );
  const names = useInsightNames(app);
  const today = countedDay(new Date());
  const field = "min-h-control rounded-control border border-outline bg-surface px-3";
  return (
    <StaffPage
      title="Insight"
      description="Anonymous: no names, no addresses, only what was done. Days begin at midnight, UTC+2."
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="max-w-full text-sm">
          <span className="block text-muted">Finder</span>
          <select
            value={app}
            onChange={({ target }) => setApp(target.value)}
            className={`${field} max-w-full`}
          >
            {finders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="text-sm">
          <span className="block text-muted">From</span>
          <input
            type="date"
            value={from}
            max={to}
            onChange={({ target }) => target.value && setFrom(target.value)}
            className={field}
          />
        </label>
        <label className="text-sm">
          <span className="block text-muted">To</span>
          <input
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => target.value && setTo(target.value)}
            className={field}
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
    </StaffPage>
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

/** The finder that most shoppers used lately: the one that staff come for. */
const busiest = (weeks: readonly FinderWeek[] | undefined): string | undefined =>
  weeks?.toSorted((one, other) => other.runs - one.runs).find(({ runs }) => runs > 0)?.finder;
