import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import { ChoiceCard } from "@/ui/choice-card";
import type { FirearmStepProps } from "../firearm-steps";
import { FirearmStepFrame } from "./firearm-step-frame";

/** Carry position and hand size. One of the two is enough. */
export function ErgonomicsStep({ wizard }: FirearmStepProps) {
  const { carryPosition, handSize } = wizard.draft;
  const submit = () => wizard.submit({ carryPosition: carryPosition ?? "no_preference", handSize });

  return (
    <FirearmStepFrame
      wizard={wizard}
      title="Carry & Ergonomics"
      subtitle="Choose how you would carry it, how large your hand is, or both."
      next={{
        label: "Next",
        onSubmit: submit,
        isDisabled: carryPosition === undefined && handSize === undefined,
      }}
    >
      <fieldset>
        <legend className="text-lg font-bold">Carry position</legend>
        <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
          {carryPositions.map(({ id, label, description }) => (
            <ChoiceCard
              key={id}
              beside
              type="radio"
              name="carryPosition"
              value={id}
              checked={carryPosition === id}
              onChange={() => wizard.choose({ carryPosition: id })}
              title={label}
              description={description}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-8">
        <legend className="text-lg font-bold">Hand size</legend>
        <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-4">
          {handSizes.map(({ id, label, description }) => (
            <ChoiceCard
              key={id}
              beside
              type="radio"
              name="handSize"
              value={id}
              checked={handSize === id}
              onChange={() => wizard.choose({ handSize: id })}
              title={label}
              description={description}
            />
          ))}
        </div>
      </fieldset>
    </FirearmStepFrame>
  );
}
