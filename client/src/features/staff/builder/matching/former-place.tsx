import { ArrowDown, ArrowUp } from "lucide-react";
import type { OrderChange } from "@shared/contracts/finder-matching";

interface Props {
  place: number;
  /** Its place in the live version; null where it was not listed. */
  was: number | null;
  cutAt: OrderChange["cutAt"];
  /** The version that is live. */
  version: number;
}

/** Where a product of the draft's list stands in the live version; nothing where that is the same place. */
export function FormerPlace({ place, was, cutAt, version }: Props) {
  if (was === place) return null;
  if (was === null) {
    const words = cutAt === undefined ? "new" : `was not among the first ${cutAt}`;
    return (
      <>
        {" · "}
        <span className={cutAt === undefined ? "font-semibold text-ink" : undefined}>
          {words}
          <span className="sr-only"> in comparison with version {version}</span>
        </span>
      </>
    );
  }
  const isHigher = was > place;
  const by = Math.abs(was - place);
  const Arrow = isHigher ? ArrowUp : ArrowDown;
  return (
    <>
      {" · "}
      <span className="whitespace-nowrap tabular-nums">
        was {was}
        <span
          aria-hidden
          className={isHigher ? "font-semibold text-accent-text" : "font-semibold text-ink"}
        >
          {" "}
          <Arrow className="inline size-3.5 align-[-0.125em]" />
          {by}
        </span>
        <span className="sr-only">
          , {by} {by === 1 ? "place" : "places"} {isHigher ? "higher" : "lower"} than in version{" "}
          {version}
        </span>
      </span>
    </>
  );
}
