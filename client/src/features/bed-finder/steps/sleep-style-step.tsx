import { useState } from "react";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { InfoTip } from "@/ui/info-tip";
import { missing, type BedStepProps } from "../bed-steps";
import { optionBadges } from "@/ui/option-badges";
import { BedStepFrame } from "./bed-step-frame";
import { SleepStylePicture } from "./sleep-style-picture";

/** Step 1: one sleep style, and optional concerns. */
export function SleepStyleStep({ wizard, options, saved }: BedStepProps) {
  const { sleepStyle, concerns = [] } = wizard.draft;
  const [tried, setTried] = useState(false);

  const submit = () => {
    setTried(true);
    if (sleepStyle !== undefined) wizard.submit({ sleepStyle, concerns });
  };
  const toggle = (id: string, isOn: boolean) =>
    wizard.choose({ concerns: isOn ? [...concerns, id] : concerns.filter((each) => each !== id) });

  return (
    <BedStepFrame
      wizard={wizard}
      title="How do you sleep?"
      subtitle="Pick the one that fits most nights. Not sure is a good answer too."
      submitLabel="Next Step"
      onSubmit={submit}
      saved={saved}
    >
      <ChoiceGroup
        legend="Sleep style"
        isLegendHidden
        problem={tried && sleepStyle === undefined ? missing.sleepStyle : undefined}
        grid="md:grid-cols-2 lg:grid-cols-3"
      >
        {options.sleepStyles.map((style) => (
          <ChoiceCard
            key={style.id}
            type="radio"
            name="sleepStyle"
            value={style.id}
            checked={sleepStyle === style.id}
            onChange={() => wizard.choose({ sleepStyle: style.id })}
            title={titled(style)}
            description={style.description}
            badges={optionBadges({ option: style })}
            drawing={<SleepStylePicture style={style} />}
          />
        ))}
      </ChoiceGroup>
      <fieldset className="mt-8">
        <legend className="text-lg font-bold">
          Does anything bother you at night?{" "}
          <span className="text-base font-normal text-muted">(optional)</span>
        </legend>
        <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {options.concerns.map((concern) => (
            <ChoiceCard
              key={concern.id}
              beside
              type="checkbox"
              name="concerns"
              value={concern.id}
              checked={concerns.includes(concern.id)}
              onChange={(isOn) => toggle(concern.id, isOn)}
              title={titled(concern)}
              extra={
                <InfoTip
                  label={`More about ${concern.label}`}
                  text={concern.description}
                  delay={200}
                />
              }
            />
          ))}
        </div>
      </fieldset>
    </BedStepFrame>
  );
}

/** An option's icon before its name; a concern's icon has a ring in its color. */
function titled({ icon, label, color }: { icon: string; label: string; color?: string }) {
  if (!icon) return label;
  return (
    <>
      <span
        aria-hidden
        className={
          color ? "mr-1.5 inline-grid size-8 place-items-center rounded-full border-2" : "mr-1.5"
        }
        style={{ borderColor: color }}
      >
        {icon}
      </span>
      {label}
    </>
  );
}
