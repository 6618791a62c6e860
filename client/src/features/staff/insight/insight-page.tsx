import { useState } from "react";
import { INSIGHT_ZONE, type FinderWeek, type Insight } from "@shared/contracts/insight";
import { finderIds } from "@shared/templates/finders";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useFinderNames, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Figures } from "./figures";
import { useInsightNames } from "./names";

const FIRST_RANGE_DAYS = 29;

/** Shoppers' behavior in a finder: runs, progress, answers and clicked products. */
export function InsightPage() {
  const [chosen, setApp] = useState<string>();
  const [to, setTo] = useState(() => countedDay(new Date()));
  const [from, setFrom] = useState(() => dayBefore(countedDay(new Date()), FIRST_RANGE_DAYS));
  const finders = useFinderNames();
  const { data: weeks } = useStaffQuery<FinderWeek[]>("insight/week");
  const app = chosen ?? busiest(weeks) ?? finderIds[0]!;
  const { data, isPending, isError, error, refetch } = useStaffQuery<Insight>(
    `insight?${new URLSearchParams({ app, from, to })}`,
  );
  const names = useInsightNames(app);
  const field = "min-h-control rounded-control border border-outline bg-surface px-3";
  return (
    <StaffPage
      title="Insight"
      description="Anonymous: no names, no addresses, only what was done. Days begin at midnight, UTC+2."
    >
      <div className="flex flex-wrap gap-3">
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

/** The day this many days earlier. */
export function dayBefore(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}

/** The finder that most shoppers used lately: the one that staff come for. */
const busiest = (weeks: readonly FinderWeek[] | undefined): string | undefined =>
  weeks?.toSorted((one, other) => other.runs - one.runs).find(({ runs }) => runs > 0)?.finder;
