import type { BedPreferences } from "@shared/contracts/preferences";

/** The number of answered questions out of four; hidden at 0. */
export function SelectionsBadge({ answers }: { answers: BedPreferences }) {
  const count = [
    answers.sleepStyle,
    answers.bedSize,
    answers.firmness,
    answers.minPrice ?? answers.maxPrice,
  ].filter((answer) => answer !== undefined).length;
  if (count === 0) return null;
  return (
    <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-text">
      Your Selections {count}/4
    </p>
  );
}
