import { BUDGET_STEP, budgetScale, budgetText } from "@shared/bed-budgets";
import { formatRand } from "@shared/money";
import { Badge } from "@/ui/badge";
import { ChipChoices } from "@/ui/chip-choices";
import { ChoiceCard } from "@/ui/choice-card";
import { PriceRange } from "@/ui/price-range";
import type { BedStepProps } from "../bed-steps";
import { BedStepFrame } from "./bed-step-frame";
import { presetCountText, usePresetCounts } from "./use-preset-counts";

/** Step 4: presets and a synchronized two-handle range. */
export function BudgetStep({ wizard, options }: BedStepProps) {
  const { bedSize } = wizard.answers;
  const { presets, lowest, highest } = budgetScale(options, bedSize);
  const counts = usePresetCounts(bedSize);
  const textOf = (range: { minPrice: number; maxPrice: number }) =>
    budgetText({ bedSize, ...range }, options) ?? "";
  const { minPrice = lowest, maxPrice = highest, features = [] } = wizard.draft;
  const chosen = presets.find((each) => each.minPrice === minPrice && each.maxPrice === maxPrice);
  const custom = presets.find(({ id }) => id === "custom");

  return (
    <BedStepFrame
      wizard={wizard}
      title="What's your budget?"
      subtitle="Only beds within it are shown."
      submitLabel="Find My Beds"
      onSubmit={() => wizard.submit({ minPrice, maxPrice, features })}
    >
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-4">
        <legend className="sr-only">Budget</legend>
        {presets.map((preset) => (
          <ChoiceCard
            key={preset.id}
            beside
            type="radio"
            name="budget"
            value={preset.id}
            checked={preset === (chosen ?? custom)}
            onChange={() => wizard.choose({ minPrice: preset.minPrice, maxPrice: preset.maxPrice })}
            title={preset.label}
            description={
              <>
                <span className="block font-semibold text-ink">{textOf(preset)}</span>
                {preset.description}
                <span className="block min-h-5">{presetCountText(counts?.[preset.id])}</span>
              </>
            }
            badges={preset.popular ? <Badge>Most Popular</Badge> : undefined}
          />
        ))}
      </fieldset>
      <div className="mt-4">
        <PriceRange
          min={lowest}
          max={highest}
          step={BUDGET_STEP}
          value={[minPrice, maxPrice]}
          onChange={(min, max) => wizard.choose({ minPrice: min, maxPrice: max })}
          text={textOf({ minPrice, maxPrice })}
          topText={`${formatRand(highest)}+`}
        />
      </div>
      {options.features.length > 0 && (
        <div className="mt-8">
          <ChipChoices
            legend="Must-haves"
            hint="Beds that have them come first."
            name="features"
            options={options.features.map((each) => ({ ...each, group: each.category }))}
            chosen={features}
            onChange={(chosen) => wizard.choose({ features: chosen })}
          />
        </div>
      )}
    </BedStepFrame>
  );
}
