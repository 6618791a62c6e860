import { AMMO_BUDGET_SLIDER, ammoQuantities } from "@shared/ammo-quantities";
import { BUDGET_SLIDER, firearmBudgets, type BudgetPreset } from "@shared/firearm-budgets";
import { ChoiceCard } from "@/ui/choice-card";
import { PriceRange } from "@/ui/price-range";
import { budgetText, sliderTop } from "../budget-text";
import { isByQuantity, type FirearmStepProps } from "../firearm-steps";
import { BrandChoices } from "./brand-choices";
import { FirearmStepFrame } from "./firearm-step-frame";

/** The budget or, for ammunition, also the quantity. Brands are optional. */
export function BudgetStep({ wizard }: FirearmStepProps) {
  return isByQuantity(wizard.answers) ? (
    <QuantityQuestion wizard={wizard} />
  ) : (
    <BudgetQuestion wizard={wizard} />
  );
}

type Props = Pick<FirearmStepProps, "wizard">;

function BudgetQuestion({ wizard }: Props) {
  const { minPrice = BUDGET_SLIDER.min, maxPrice, priceRange, brands = [] } = wizard.draft;

  return (
    <FirearmStepFrame
      wizard={wizard}
      title="What is your budget?"
      subtitle="A special price counts as the price."
      next={{
        label: "See Recommendations",
        onSubmit: () => wizard.submit({ minPrice, maxPrice, priceRange, brands }),
        isDisabled: minPrice === 0 && maxPrice === 0,
      }}
    >
      <Range wizard={wizard} slider={BUDGET_SLIDER} />
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
    </FirearmStepFrame>
  );
}

function QuantityQuestion({ wizard }: Props) {
  const { quantity, minPrice = 0, maxPrice, brands = [] } = wizard.draft;
  return (
    <FirearmStepFrame
      wizard={wizard}
      title="How much do you need?"
      subtitle="Sorted by the price per round."
      next={{
        label: "See Recommendations",
        onSubmit: () =>
          wizard.submit({ quantity, minPrice, maxPrice, priceRange: undefined, brands }),
        isDisabled: quantity === undefined || maxPrice === 0,
      }}
    >
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <legend className="sr-only">Quantity</legend>
        {ammoQuantities.map(({ id, label, rounds }) => (
          <ChoiceCard
            key={id}
            beside
            type="radio"
            name="quantity"
            value={id}
            checked={quantity === id}
            onChange={() => wizard.choose({ quantity: id })}
            title={label}
            description={rounds}
          />
        ))}
      </fieldset>
      <h2 className="mt-8 mb-3 text-lg font-bold">
        Budget for all of it <span className="text-base font-normal text-muted">(optional)</span>
      </h2>
      <Range wizard={wizard} slider={AMMO_BUDGET_SLIDER} />
      <Brands wizard={wizard} chosen={brands} />
    </FirearmStepFrame>
  );
}

interface RangeProps extends Props {
  slider: { min: number; max: number; step: number };
}

function Range({ wizard, slider }: RangeProps) {
  const { min, max } = slider;
  const { minPrice = min, maxPrice } = wizard.draft;
  return (
    <PriceRange
      {...slider}
      value={[Math.min(minPrice, max), Math.min(maxPrice ?? max, max)]}
      onChange={(lowest, highest) =>
        wizard.choose({
          minPrice: lowest,
          maxPrice: highest === max ? undefined : highest,
          priceRange: undefined,
        })
      }
      text={budgetText({ minPrice, maxPrice }, slider)}
      topText={sliderTop(slider)}
    />
  );
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
