interface Props {
  layout: "rows" | "grid";
  /** Whether a button to share stands above the cards. */
  canShare: boolean;
}

/** Placeholder for the cards of either layout, of about their size, and the rows above them. */
export function ResultsSkeleton({ layout, canShare }: Props) {
  return (
    <div aria-hidden>
      {canShare && <div className="skeleton mt-3 h-11 w-40 rounded-control" />}
      <div className="mt-2 flex min-h-11 items-center justify-between">
        <div className="skeleton h-4 w-32" />
        <div className="skeleton h-11 w-44 rounded-control" />
      </div>
      {layout === "grid" ? <GridSkeleton /> : <RowsSkeleton />}
    </div>
  );
}

/** Placeholder for cards in a grid. */
export function GridSkeleton() {
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div
          key={card}
          className="grid grid-cols-[min(7rem,31vw)_minmax(0,1fr)] gap-4 rounded-card border border-outline bg-surface p-4 sm:grid-cols-1"
        >
          <div className="skeleton aspect-4/3 self-start rounded-xl" />
          <div className="h-40">
            <div className="skeleton h-5 w-4/5" />
            <div className="skeleton mt-2 h-4 w-full" />
            <div className="skeleton mt-3 h-5 w-2/3 rounded-full" />
            <div className="skeleton mt-6 h-7 w-24" />
          </div>
          <div className="skeleton h-12 rounded-control max-sm:col-span-2" />
        </div>
      ))}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid gap-x-6 gap-y-4 rounded-card border-2 border-outline bg-surface p-4 md:grid-cols-[17rem_minmax(0,1fr)] md:p-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="skeleton rounded-xl max-md:h-28 md:aspect-4/3 md:self-start" />
        <div className="h-[25rem] md:h-[22rem]">
          <div className="skeleton h-14 w-4/5" />
          <div className="skeleton mt-3 h-5 w-full" />
          <div className="skeleton mt-4 h-28 w-full" />
          <div className="skeleton mt-4 h-14 w-3/4" />
          <div className="skeleton mt-4 h-12 w-full rounded-control" />
        </div>
      </div>
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="grid grid-cols-[min(5.5rem,26vw)_minmax(0,1fr)] gap-x-3 rounded-card border border-outline bg-surface p-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
        >
          <div className="skeleton aspect-4/3 self-start rounded-xl" />
          <div className="h-[8.5rem] sm:h-[7.5rem]">
            <div className="skeleton h-5 w-3/4" />
            <div className="skeleton mt-2 h-4 w-full" />
            <div className="skeleton mt-2 h-5 w-24" />
            <div className="skeleton mt-4 h-8 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
