import { Link } from "wouter";
import type { ListedFinder, StaffFinder } from "@shared/contracts/finder-drafts";
import { WEEK_DAYS, type FinderWeek } from "@shared/contracts/insight";
import { paths } from "@shared/site";
import { classNames } from "@/lib/class-names";
import { Badge } from "./badge";
import { useStaffQuery } from "./use-staff-data";

/** Finders with how they stand and what shoppers did in them lately, the most used first. */
export function FinderRows({ finders }: { finders: readonly ListedFinder[] }) {
  const { data: weeks, isPending } = useStaffQuery<FinderWeek[]>("insight/week");
  const weekOf = (slug: string): Omit<FinderWeek, "slug"> | undefined =>
    weeks && (weeks.find((week) => week.slug === slug) ?? { runs: 0, finished: 0, clicked: 0 });
  const rows = finders
    .map((finder) => ({ finder, week: weekOf(finder.slug) }))
    .toSorted((one, other) => (other.week?.runs ?? 0) - (one.week?.runs ?? 0));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <p
        aria-hidden
        className={`${COLUMNS} hidden border-b border-line py-2 text-xs font-semibold text-muted md:grid`}
      >
        <span>Finder</span>
        <span>Status</span>
        <span className="text-right">Runs, {WEEK_DAYS} days</span>
        <span className="text-right">Saw products</span>
        <span className="text-right">Opened a product</span>
      </p>
      <ul className="divide-y divide-line">
        {rows.map(({ finder, week }) => (
          <li key={finder.slug} className={`${COLUMNS} relative flex-wrap hover:bg-accent-soft`}>
            <span className="min-w-0 grow basis-0 wrap-anywhere">
              <Link
                href={`${paths.admin}/finders/${finder.slug}`}
                className="font-semibold after:absolute after:inset-0"
              >
                {finder.name}
              </Link>
              <span className="ml-2 text-xs text-muted max-md:hidden">{finder.slug}</span>
            </span>
            <span>
              <Badge isLive={finder.liveVersion !== null}>{standOf(finder)}</Badge>
              {finder.hasUnpublishedChanges && (
                <span className="mt-0.5 block text-xs text-muted">Draft has changes</span>
              )}
            </span>
            {week ? (
              <>
                <span aria-hidden className="basis-full md:hidden" />
                <Figure name={`${week.runs === 1 ? "run" : "runs"} in ${WEEK_DAYS} days`}>
                  {week.runs.toLocaleString("en")}
                </Figure>
                <Figure name="saw products" isIdle={week.runs === 0}>
                  {percent(week.finished, week.runs)}
                </Figure>
                <Figure name="opened a product" isIdle={week.finished === 0}>
                  {percent(week.clicked, week.finished)}
                </Figure>
              </>
            ) : (
              isPending && <span aria-hidden className="skeleton h-4 w-full md:col-span-3" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const COLUMNS =
  "flex items-center gap-x-4 gap-y-1 px-3 py-2.5 md:grid md:grid-cols-[minmax(0,1fr)_9.5rem_6.5rem_6.5rem_8.5rem]";

interface FigureProps {
  name: string;
  /** Whether it is a part of nothing: said in a table alone. */
  isIdle?: boolean;
  children: string;
}

/** A figure that says what it is where no head stands above it. */
const Figure = ({ name, isIdle = false, children }: FigureProps) => (
  <span
    className={classNames("text-right tabular-nums max-md:text-muted", isIdle && "max-md:hidden")}
  >
    {children} <span className="md:sr-only">{name}</span>
  </span>
);

/** A part of a whole in percent: "25%"; a dash if the whole is zero. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

/** How a finder stands with shoppers. */
export const standOf = ({
  liveVersion,
  lastVersion,
}: Pick<StaffFinder, "liveVersion" | "lastVersion">): string =>
  liveVersion !== null
    ? `Version ${liveVersion} is live`
    : lastVersion !== null
      ? "Closed"
      : "Not published yet";
