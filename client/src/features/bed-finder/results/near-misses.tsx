import { budgetScale, isOpenAbove, withOpenTop } from "@shared/bed-budgets";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { NearMiss } from "@shared/contracts/recommendations";
import { Button } from "@/ui/button";
import type { Wizard } from "@/wizard/use-wizard";
import { useNearMisses } from "../bed-queries";

interface Props {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
  /** The number of beds without any change. */
  found: number;
}

/** Single changes that find more or better beds; each gives exactly what it promises. */
export function NearMisses({ wizard, options, found }: Props) {
  // A failed load must not disturb the results: no error is shown, and nothing is offered.
  const { data = [] } = useNearMisses(withOpenTop(wizard.answers, options));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="near-misses" className="mt-8 text-left">
      <h2 id="near-misses" className="text-lg font-bold">
        {found === 0 ? "One change away" : "One change finds more"}
      </h2>
      <ul className="mt-3 grid gap-2">
        {data.map((miss) => (
          <li
            key={miss.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft p-4"
          >
            <p className="min-w-0 flex-1 basis-60">
              <strong>{miss.label}</strong> <span className="text-muted">{promise(miss)}</span>
            </p>
            <Button
              look="secondary"
              className="max-sm:w-full"
              onClick={() => wizard.amend(stayingOpen(miss.changes, wizard.answers, options))}
            >
              Apply<span className="sr-only">: {miss.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another size has another slider top: a budget without a maximum stays so. */
function stayingOpen(
  changes: NearMiss["changes"],
  answers: BedPreferences,
  options: BedOptions,
): NearMiss["changes"] {
  const { bedSize } = changes;
  if (!bedSize || "maxPrice" in changes || !isOpenAbove(answers, options)) return changes;
  return { ...changes, maxPrice: budgetScale(options, bedSize).highest };
}

function promise({ count, bestScore }: NearMiss): string {
  return `and ${count} ${count === 1 ? "bed fits" : "beds fit"}, the best ${bestScore}%.`;
}
