import { calibersFor } from "@shared/firearm-calibers";
import { ActionCard } from "@/ui/action-card";
import { CardSkeletons } from "@/ui/card-skeletons";
import { InfoTip } from "@/ui/info-tip";
import { optionBadges } from "@/ui/option-badges";
import { useCounts } from "../firearm-queries";
import { kindOf } from "../firearm-query";
import { withDependents, type FirearmStepProps } from "../firearm-steps";
import { TOOLTIP_DELAY_MS } from "../tooltip-delay";
import { caliberChoices } from "./caliber-choices";
import { CountsNote } from "./counts-note";
import { FirearmStepFrame } from "./firearm-step-frame";
import { itemCount } from "./item-count";
import { useOnlyAnswer } from "./use-only-answer";

/** The caliber step: calibers in stock for the answers so far. */
export function CaliberStep({ wizard }: FirearmStepProps) {
  const counts = useCounts({ ...kindOf(wizard.answers), caliber: undefined });
  const choices = caliberChoices(wizard.answers, counts.data);
  const only = choices.length === 1 && choices[0]!.count ? choices[0]!.id : undefined;
  useOnlyAnswer(wizard, "caliber", only);

  return (
    <FirearmStepFrame
      wizard={wizard}
      title="Choose your caliber"
      subtitle="If you are unsure, the recommended ones are a safe start."
    >
      <div className="grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-3">
        {/* The cards depend on the counts: no visible card may disappear. */}
        {counts.isPending || only !== undefined ? (
          <CardSkeletons count={calibersFor(wizard.answers).length} height="h-28" />
        ) : (
          choices.map((choice) => (
            <ActionCard
              key={choice.id}
              title={choice.label}
              note={itemCount(choice.count)}
              badges={optionBadges({ option: choice })}
              isChosen={wizard.answers.caliber === choice.id}
              onChoose={() => wizard.submit(withDependents(wizard.answers, "caliber", choice.id))}
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
      <CountsNote counts={counts} />
    </FirearmStepFrame>
  );
}
