import {
  BriefcaseBusiness,
  Crosshair,
  Package,
  PawPrint,
  Shield,
  Tent,
  type LucideIcon,
} from "lucide-react";
import { purposes, type Purpose } from "@shared/firearm-options";
import { ActionCard } from "@/ui/action-card";
import { InfoTip } from "@/ui/info-tip";
import { withDependents, type FirearmStepProps } from "../firearm-steps";
import { TOOLTIP_DELAY_MS } from "../tooltip-delay";
import { FirearmStepFrame } from "./firearm-step-frame";

const icons: Record<Purpose, LucideIcon> = {
  self_defense: Shield,
  sport: Crosshair,
  hunting: PawPrint,
  recreational: Tent,
  professional: BriefcaseBusiness,
  ammo_reloading: Package,
};

/** Step 1: the purpose. */
export function PurposeStep({ wizard }: FirearmStepProps) {
  return (
    <FirearmStepFrame
      wizard={wizard}
      title="What is it for?"
      subtitle="Choose the main use. You can change it later."
    >
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {purposes.map(({ id, label, description, hint }) => {
          const Icon = icons[id];
          return (
            <ActionCard
              key={id}
              title={label}
              description={description}
              isChosen={wizard.answers.purpose === id}
              onChoose={() => wizard.submit(withDependents(wizard.answers, "purpose", id))}
              drawing={
                <span className="grid size-13 place-items-center rounded-full bg-accent-soft text-accent-text">
                  <Icon aria-hidden className="size-6" strokeWidth={1.75} />
                </span>
              }
              extra={<InfoTip label={`More about ${label}`} text={hint} delay={TOOLTIP_DELAY_MS} />}
            />
          );
        })}
      </div>
    </FirearmStepFrame>
  );
}
