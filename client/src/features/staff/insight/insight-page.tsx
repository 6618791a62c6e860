import { useState } from "react";
import type { FinderWeek } from "@shared/contracts/insight";
import { finderIds } from "@shared/templates/finders";
import { StaffPage } from "@/staff-kit/staff-page";
import { useFinderNames, useStaffQuery } from "@/staff-kit/use-staff-data";
import { FinderInsight, HOW_COUNTED } from "./finder-insight";

/** Shoppers' behavior in a finder: runs, progress, answers and clicked products. */
export function InsightPage() {
  const [chosen, setSlug] = useState<string>();
  const finders = useFinderNames();
  const { data: weeks } = useStaffQuery<FinderWeek[]>("insight/week");
  const slug = chosen ?? busiest(weeks) ?? finderIds[0]!;
  return (
    <StaffPage title="Insight" description={HOW_COUNTED}>
      <FinderInsight slug={slug}>
        <label className="max-w-full text-sm">
          <span className="block text-muted">Finder</span>
          <select
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
            className="min-h-control max-w-full rounded-control border border-outline bg-surface px-3"
          >
            {finders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </FinderInsight>
    </StaffPage>
  );
}

/** The finder that most shoppers used lately: the one that staff come for. */
const busiest = (weeks: readonly FinderWeek[] | undefined): string | undefined =>
  weeks?.toSorted((one, other) => other.runs - one.runs).find(({ runs }) => runs > 0)?.slug;
