import { useState } from "react";
import { Tag } from "@/ui/badge";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { InfoTip } from "@/ui/info-tip";
import { missing, type BedStepProps } from "../bed-steps";
import { BedSize } from "@/features/finder/drawings/bed-size";
import { Mattress } from "@/features/finder/drawings/mattress";
import { optionBadges } from "@/ui/option-badges";
import { BedStepFrame } from "./bed-step-frame";
import { RecommendCard } from "./recommend-card";

/** Step 2: bed size and mattress type; both are required. */
export function SizeAndTypeStep({ wizard, options }: BedStepProps) {
  const { bedSize, mattressType } = wizard.draft;
  const [tried, setTried] = useState(false);
  const problems = {
    bedSize: bedSize === undefined ? missing.bedSize : undefined,
    mattressType: mattressType === undefined ? missing.mattressType : undefined,
  };
  const submit = () => {
    setTried(true);
    if (!problems.bedSize && !problems.mattressType) wizard.submit({ bedSize, mattressType });
  };

  return (
    <BedStepFrame
      wizard={wizard}
      title="Choose your bed size and mattress type"
      subtitle="Select the size that fits your space and the mattress type you prefer."
      submitLabel="Next Step"
      onSubmit={submit}
    >
      <ChoiceGroup
        legend="Bed Size"
        problem={tried ? problems.bedSize : undefined}
        grid="md:grid-cols-2 lg:grid-cols-5"
      >
        {options.bedSizes.map((size) => (
          <ChoiceCard
            key={size.id}
            type="radio"
            name="bedSize"
            value={size.id}
            checked={bedSize === size.id}
            onChange={() => wizard.choose({ bedSize: size.id })}
            title={size.label}
            description={size.description}
            badges={optionBadges({ option: size })}
            drawing={<BedSize option={{ ...size, badges: undefined, tip: size.dimensions }} />}
            extra={
              <InfoTip
                label={`Dimensions of ${size.label}`}
                text={`Width × length: ${size.dimensions}`}
              />
            }
          />
        ))}
      </ChoiceGroup>
      <div className="mt-8">
        <ChoiceGroup
          legend="Mattress Type"
          // Only the first missing answer is reported.
          problem={tried && !problems.bedSize ? problems.mattressType : undefined}
          grid="md:grid-cols-2 lg:grid-cols-5"
          after={
            <RecommendCard
              name="mattressType"
              chosen={mattressType}
              onChoose={(id) => wizard.choose({ mattressType: id })}
            />
          }
        >
          {options.mattressTypes.map((type) => (
            <ChoiceCard
              key={type.id}
              type="radio"
              name="mattressType"
              value={type.id}
              checked={mattressType === type.id}
              onChange={() => wizard.choose({ mattressType: type.id })}
              title={type.label}
              description={type.description}
              badges={optionBadges({ option: type })}
              drawing={<Mattress option={type} />}
            >
              <span className="mt-2 flex flex-wrap gap-1.5 wrap-anywhere">
                {type.features.map((feature) => (
                  <Tag key={feature}>{feature}</Tag>
                ))}
              </span>
            </ChoiceCard>
          ))}
        </ChoiceGroup>
      </div>
    </BedStepFrame>
  );
}
