const stats = [
  ["3-5x", "conversion"],
  ["60s", "time to match"],
  ["89%", "satisfaction"],
] as const;

/** The three figures, the most prominent element after the headline. */
export function Stats() {
  return (
    <div className="mx-auto max-w-[72rem] px-4">
      <ul className="grid grid-cols-3 gap-4 border-t-2 border-ink pt-6 pb-16 sm:pb-24">
        {stats.map(([figure, label]) => (
          <li key={label}>
            <strong className="block font-display text-[2.5rem] leading-none font-bold tracking-tight sm:text-7xl">
              {figure}
            </strong>{" "}
            <span className="mt-1 block text-sm text-muted sm:text-lg">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
