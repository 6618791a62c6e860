import type { BudgetOption } from "@shared/contracts/bed-options";
import { formatRand, formatRandRange } from "@shared/money";
import { Badge } from "@/ui/badge";
import { ChoiceCard } from "@/ui/choice-card";
import { Slider } from "@/ui/slider";
import { scaledPresets } from "../budget";
import type { BedStepProps } from "../bed-steps";
import { MustHaves } from "./must-haves";
import { BedStepFrame } from "./bed-step-frame";

const STEP = 500;

/** Step 4: presets and a two-handle range in step with each other. */
export function BudgetStep({ wizard, options }: BedStepProps) {
  const size = options.bedSizes.find(({ id }) => id === wizard.answers.bedSize);
  const presets = scaledPresets(options.budgetRanges, size?.priceModifier ?? 1);
  const lowest = Math.min(0, ...presets.map(({ minPrice }) => minPrice));
  const highest = Math.max(STEP, ...presets.map(({ maxPrice }) => maxPrice));
  const { minPrice = lowest, maxPrice = highest, features = [] } = wizard.draft;
  const chosen = presets.find((each) => each.minPrice === minPrice && each.maxPrice === maxPrice);
  const custom = presets.find(({ id }) => id === "custom");

  return (
    <BedStepFrame
      wizard={wizard}
      title="What's your budget?"
      subtitle="Only beds inside it are shown."
      submitLabel="Find My Beds"
      onSubmit={() => wizard.submit({ minPrice, maxPrice, features })}
    >
      <fieldset className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
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
            description={<PresetText preset={preset} />}
            badges={preset.popular ? <Badge>Most Popular</Badge> : undefined}
          />
        ))}
      </fieldset>
      <div className="mt-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-2xl font-bold tabular-nums" aria-live="polite">
            {formatRandRange(minPrice, maxPrice)}
          </p>
          <p className="text-sm text-muted">Drag to adjust</p>
        </div>
        <div className="mt-2 px-3">
          <Slider
            min={lowest}
            max={highest}
            step={STEP}
            value={[minPrice, maxPrice]}
            onChange={([min = minPrice, max = maxPrice]) =>
              wizard.choose({ minPrice: min, maxPrice: max })
            }
            labels={["Lowest price", "Highest price"]}
            valueText={formatRand}
          />
        </div>
        <div aria-hidden className="flex justify-between text-sm text-muted">
          <span>{formatRand(lowest)}</span>
          <span>{formatRand(highest)}</span>
        </div>
      </div>
      <MustHaves
        options={options.features}
        chosen={features}
        onChange={(chosen) => wizard.choose({ features: chosen })}
      />
    </BedStepFrame>
  );
}

function PresetText({ preset }: { preset: BudgetOption }) {
  return (
    <>
      <span className="block font-semibold text-ink">
        {formatRandRange(preset.minPrice, preset.maxPrice)}
      </span>
      {preset.description}
    </>
  );
}
