import {
  ammoQuantities,
  BUDGET_SLIDER,
  firearmBudgets,
  type AmmoQuantity,
  type BudgetPreset,
} from "@shared/gun-budgets";
import { formatRandRange } from "@shared/money";
import { ChoiceCard } from "@/ui/choice-card";
import { PriceRange } from "@/ui/price-range";
import { budgetText, SLIDER_TOP } from "../budget-text";
import type { GunStepProps } from "../gun-steps";
import { BrandChoices } from "./brand-choices";
import { GunStepFrame } from "./gun-step-frame";

/** What it may cost; for ammunition, how much of it. Brands are optional. */
export function BudgetStep({ wizard }: GunStepProps) {
  const { purpose, category } = wizard.answers;
  // Presses and dies come by the piece: their prices belong on the slider.
  const isByTheBox = purpose === "ammo_reloading" && category !== "reloading_equipment";
  return isByTheBox ? <QuantityQuestion wizard={wizard} /> : <BudgetQuestion wizard={wizard} />;
}

type Props = Pick<GunStepProps, "wizard">;

function BudgetQuestion({ wizard }: Props) {
  const { min, max } = BUDGET_SLIDER;
  const { minPrice = min, maxPrice, priceRange, brands = [] } = wizard.draft;
  const shown = [Math.min(minPrice, max), Math.min(maxPrice ?? max, max)] as const;

  return (
    <GunStepFrame
      wizard={wizard}
      title="What is your budget?"
      subtitle="A special price counts as the price."
      next={{
        label: "See Recommendations",
        onSubmit: () => wizard.submit({ minPrice, maxPrice, priceRange, brands }),
        isDisabled: minPrice === 0 && maxPrice === 0,
      }}
    >
      <PriceRange
        {...BUDGET_SLIDER}
        value={shown}
        onChange={(lowest, highest) =>
          wizard.choose({
            minPrice: lowest,
            maxPrice: highest === max ? undefined : highest,
            priceRange: undefined,
          })
        }
        text={budgetText({ minPrice, maxPrice })}
        topText={SLIDER_TOP}
      />
      <fieldset className="mt-4 grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Preset ranges</legend>
        {firearmBudgets.map((preset) => (
          <PresetCard
            key={preset.id}
            preset={preset}
            text={budgetText(preset)}
            isChosen={priceRange === preset.id}
            wizard={wizard}
          />
        ))}
      </fieldset>
      <Brands wizard={wizard} chosen={brands} />
    </GunStepFrame>
  );
}

function QuantityQuestion({ wizard }: Props) {
  const { minPrice, maxPrice, priceRange, brands = [] } = wizard.draft;
  return (
    <GunStepFrame
      wizard={wizard}
      title="How much do you need?"
      subtitle="Prices are for the whole quantity."
      next={{
        label: "See Recommendations",
        onSubmit: () => wizard.submit({ minPrice, maxPrice, priceRange, brands }),
        isDisabled: minPrice === undefined || maxPrice === undefined,
      }}
    >
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <legend className="sr-only">Quantity</legend>
        {ammoQuantities.map((quantity) => (
          <PresetCard
            key={quantity.id}
            preset={quantity}
            text={quantityText(quantity)}
            isChosen={priceRange === quantity.id}
            wizard={wizard}
          />
        ))}
      </fieldset>
      <Brands wizard={wizard} chosen={brands} />
    </GunStepFrame>
  );
}

function quantityText({ rounds, minPrice, maxPrice, perRound }: AmmoQuantity): string {
  return [rounds, formatRandRange(minPrice, maxPrice), perRound].filter(Boolean).join(" · ");
}

interface PresetProps extends Props {
  preset: BudgetPreset;
  text: string;
  isChosen: boolean;
}

function PresetCard({ preset: { id, label, minPrice, maxPrice }, text, ...props }: PresetProps) {
  return (
    <ChoiceCard
      beside
      type="radio"
      name="priceRange"
      value={id}
      checked={props.isChosen}
      onChange={() => props.wizard.choose({ priceRange: id, minPrice, maxPrice })}
      title={label}
      description={text}
    />
  );
}

function Brands({ wizard, chosen }: Props & { chosen: string[] }) {
  return (
    <div className="mt-8 empty:hidden">
      <BrandChoices
        answers={wizard.answers}
        chosen={chosen}
        onChange={(brands) => wizard.choose({ brands })}
      />
    </div>
  );
}
