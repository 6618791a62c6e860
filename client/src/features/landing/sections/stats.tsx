const stats = [
  ["3-5x", "conversion"],
  ["60s", "time to match"],
  ["89%", "satisfaction"],
] as const;

/** The three figures: the loudest thing after the headline. */
export function Stats() {
  return (
    <section aria-label="What it brings" className="mx-auto max-w-[72rem] px-4">
      <dl className="grid grid-cols-3 gap-4 border-t-2 border-ink pt-6 pb-16 sm:pb-24">
        {stats.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-muted sm:text-lg">{label}</dt>
            <dd className="font-display text-[2.5rem] leading-none font-bold tracking-tight sm:text-7xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
