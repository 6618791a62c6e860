/** Stands where the list is about to be: same toolbar, cards of the same size. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden>
      <div className="mt-4 flex min-h-11 items-center justify-between">
        <div className="skeleton h-4 w-32" />
        <div className="skeleton h-11 w-44 rounded-control" />
      </div>
      <div className="mt-3 grid gap-4">
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            className="grid grid-cols-[min(6rem,26vw)_minmax(0,1fr)] gap-4 rounded-card border border-outline bg-surface p-4 sm:grid-cols-[10rem_1fr] md:grid-cols-[10rem_1fr_10rem] lg:grid-cols-[13rem_1fr_11rem] lg:gap-6 md:p-5"
          >
            <div className="skeleton aspect-4/3 self-start rounded-xl" />
            <div>
              <div className="skeleton h-6 w-3/4" />
              <div className="skeleton mt-2 h-4 w-full" />
              <div className="skeleton mt-4 h-6 w-1/2 rounded-full" />
              <div className="skeleton mt-2 h-6 w-2/3 rounded-full" />
              <div className="skeleton mt-6 h-24 w-full" />
            </div>
            <div className="flex flex-col items-end justify-between gap-4 max-md:col-span-2">
              <div className="skeleton h-12 w-24 max-md:hidden" />
              <div className="skeleton h-12 w-full rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
