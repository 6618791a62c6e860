import type { Answers } from "@shared/finders/answers";
import { caliberLabel, calibersFor } from "@shared/specification/firearm-calibers";
import { ActionCard, CardSkeletons } from "@/ui/action-card";
import { InfoTip } from "@/ui/info-tip";
import { optionBadges } from "@/ui/option-badges";

/** Shorter than elsewhere: these tooltips are read one after the other. */
const TOOLTIP_DELAY_MS = 300;

interface Props {
  answers: Answers;
  value: unknown;
  /** How many products each caliber leaves: unknown, on their way, or known. */
  counts: Readonly<Record<string, number>> | "pending" | undefined;
  onChange: (caliber: string) => void;
  /** Choosing moves on at once. */
  onChoose?: (caliber: string) => void;
}

/** The calibers of the purpose that are in the catalog, then the catalog's others. */
export function CaliberScreen({ answers, value, counts, onChange, onChoose = onChange }: Props) {
  const choices = caliberChoices(answers, counts === "pending" ? undefined : counts);
  return (
    <div className="grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-3">
      {/* The cards depend on the counts: no visible card may disappear. */}
      {counts === "pending" ? (
        <CardSkeletons count={calibersFor(answers).length} height="h-28" />
      ) : (
        choices.map((choice) => (
          <ActionCard
            key={choice.id}
            title={choice.label}
            note={itemCount(choice.count)}
            badges={optionBadges({ option: choice })}
            isChosen={value === choice.id}
            onChoose={() => onChoose(choice.id)}
            extra={
              choice.description && (
                <InfoTip
                  label={`More about ${choice.label}`}
                  text={choice.description}
                  delay={TOOLTIP_DELAY_MS}
                />
              )
            }
          />
        ))
      )}
    </div>
  );
}

/** "12 items"; undefined while the number is unknown. */
function itemCount(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return `${count} ${count === 1 ? "item" : "items"}`;
}

/** A caliber on its card. */
interface CaliberChoice {
  id: string;
  label: string;
  description: string;
  recommended: boolean;
  topSeller: boolean;
  /** The number of products; undefined while it is unknown. */
  count?: number;
}

/**
 * The calibers to choose from: the purpose's calibers that are in the catalog, then the catalog's
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
