/** Placeholder for the cards, of the same size. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div
          key={card}
          className="grid grid-cols-[min(7rem,31vw)_minmax(0,1fr)] gap-4 rounded-card border border-outline bg-surface p-4 sm:grid-cols-1"
        >
          <div className="skeleton aspect-4/3 self-start rounded-xl" />
          <div>
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
