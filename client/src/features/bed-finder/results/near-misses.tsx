import { budgetScale, isOpenAbove, withOpenTop } from "@shared/bed-budgets";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { NearMiss } from "@shared/contracts/recommendations";
import { SuggestionList } from "@/ui/suggestion-list";
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
  return (
    <SuggestionList
      title={found === 0 ? "One change away" : "One change finds more"}
      suggestions={data}
      promise={promise}
      onApply={({ changes }) => wizard.amend(stayingOpen(changes, wizard.answers, options))}
    />
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
