import { useState } from "react";
import { NOT_SURE } from "@shared/not-sure";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { Slider } from "@/ui/slider";
import { missing, type BedStepProps } from "../bed-steps";
import { FirmnessDrawing } from "../drawings/firmness-drawing";
import { firmnessGuide, firmnessScale } from "../firmness-guide";
import { optionBadges } from "@/ui/option-badges";
import { BedStepFrame } from "./bed-step-frame";
import { RECOMMEND, RecommendCard } from "./recommend-card";

/** Step 3: a slider and cards in sync; the slider has one stop for each level. */
export function FirmnessStep({ wizard, options }: BedStepProps) {
  const levels = firmnessScale(options.firmnessLevels);
  const guide = firmnessGuide(levels);
  const { firmness } = wizard.draft;
  const [tried, setTried] = useState(false);
  const chosen = levels.findIndex(({ id }) => id === firmness);
  const isLeftToUs = firmness === NOT_SURE;
  const last = levels.length - 1;
  const middle = Math.floor(last / 2);
  const position = (chosen === -1 ? middle : chosen) + 1;
  const problem = chosen === -1 && !isLeftToUs ? missing.firmness : undefined;
  const chooseAt = (stop: number) => wizard.choose({ firmness: levels[stop - 1]?.id });

  return (
    <BedStepFrame
      wizard={wizard}
      title="How firm do you like your mattress?"
      subtitle={last > 0 ? "Drag the slider or pick a card; both do the same." : undefined}
      submitLabel="Next Step"
      onSubmit={() => (problem ? setTried(true) : wizard.submit({ firmness }))}
    >
      {last > 0 && (
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
          <p className="text-center text-lg font-bold wrap-anywhere" aria-live="polite">
            {levels[chosen]?.label ?? (
              <span className="font-normal text-muted">
                {isLeftToUs ? RECOMMEND : "Not chosen yet"}
              </span>
            )}
          </p>
          <div className="mt-2">
            <Slider
              min={1}
              max={levels.length}
              step={1}
              value={[position]}
              onChange={([stop = position]) => chooseAt(stop)}
              labels={["Firmness"]}
              valueText={(stop) => levels[stop - 1]?.label ?? ""}
              isUnset={chosen === -1}
            />
          </div>
          <div
            aria-hidden
            className="mt-1 flex justify-between gap-3 text-sm wrap-anywhere text-muted"
          >
            <span>{levels[0]?.label}</span>
            {last % 2 === 0 && <span>{levels[middle]?.label}</span>}
            <span>{levels[last]?.label}</span>
          </div>
        </div>
      )}
      <div className="mt-4">
        <ChoiceGroup
          legend="Firmness"
          isLegendHidden
          problem={tried ? problem : undefined}
          grid="md:grid-cols-2 lg:grid-cols-5"
          after={
            <RecommendCard
              name="firmness"
              chosen={firmness}
              onChoose={(id) => wizard.choose({ firmness: id })}
            />
          }
        >
          {levels.map((level, index) => (
            <ChoiceCard
              key={level.id}
              type="radio"
              name="firmness"
              value={level.id}
              checked={firmness === level.id}
              onChange={() => wizard.choose({ firmness: level.id })}
              title={level.label}
              description={level.description}
              badges={optionBadges({ option: level })}
              drawing={
                <FirmnessDrawing
                  depth={1 - index / Math.max(1, last)}
                  className="w-full lg:mx-auto lg:max-w-44"
                />
              }
            />
          ))}
        </ChoiceGroup>
      </div>
      {guide.length > 0 && (
        <aside aria-labelledby="firmness-guide" className="mt-6 rounded-card bg-accent-soft p-5">
          <h2 id="firmness-guide" className="font-bold">
            Firmness Guide
          </h2>
          <dl className="mt-2 grid gap-3 text-sm wrap-anywhere sm:grid-cols-3">
            {guide.map(([range, advice]) => (
              <div key={range}>
                <dt className="font-semibold">{range}</dt>
                <dd className="text-muted">{advice}</dd>
              </div>
            ))}
          </dl>
        </aside>
      )}
    </BedStepFrame>
  );
}
