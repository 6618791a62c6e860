import { caliberLabel, calibersFor } from "@shared/specification/firearm-calibers";

/** A caliber on its card. */
export interface CaliberChoice {
  id: string;
  label: string;
  description: string;
  recommended: boolean;
  topSeller: boolean;
  /** The number of products; undefined while it is unknown. */
  count?: number;
}

/**
 * The calibers to choose from: the purpose's calibers that are in the catalogue, then the catalogue's
 * others. All of the purpose's calibers while the counts are unknown or empty.
 */
export function caliberChoices(
  answers: Parameters<typeof calibersFor>[0],
  counts: Readonly<Record<string, number>> | undefined,
): CaliberChoice[] {
  const offered = calibersFor(answers);
  if (!counts) return offered;
  const counted = new Map(Object.entries(counts));
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
