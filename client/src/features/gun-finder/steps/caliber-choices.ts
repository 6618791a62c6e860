import type { FirearmCounts } from "@shared/contracts/firearms";
import { caliberLabel, calibersFor } from "@shared/gun-calibers";
import type { GunAnswers } from "../gun-steps";

/** A caliber as a card shows it. */
export interface CaliberChoice {
  id: string;
  label: string;
  description: string;
  recommended: boolean;
  topSeller: boolean;
  /** How many products; nothing while that is not known. */
  count?: number;
}

/**
 * The calibers to choose from: those offered for the purpose that are in the catalogue, then others
 * that the catalogue has. All that are offered while the counts are not known, or say there is none.
 */
export function caliberChoices(
  answers: GunAnswers,
  counts: FirearmCounts | undefined,
): CaliberChoice[] {
  const offered = calibersFor(answers);
  if (!counts) return offered;
  const counted = new Map(Object.entries(counts.calibers));
  const stocked = offered.flatMap((choice) => {
    const count = counted.get(choice.id);
    return count ? [{ ...choice, count }] : [];
  });
  const others = [...counted]
    .filter(([id]) => !offered.some((choice) => choice.id === id))
    .map(([id, count]) => ({
      id,
      label: caliberLabel(id),
      description: "",
      recommended: false,
      topSeller: false,
      count,
    }));
  const shown = [...stocked, ...others.sort((a, b) => b.count - a.count)];
  return shown.length > 0 ? shown : offered.map((choice) => ({ ...choice, count: 0 }));
}
