import type { ShownPreset } from "@shared/contracts/finders";
import type { AnsweredRange } from "@shared/finders/answers";
import { ChoiceCard } from "@/ui/choice-card";
import { countNote, optionBadge } from "./option-card";
import type { QuestionProps } from "../model/question-props";

interface Props extends Pick<QuestionProps, "counts" | "say"> {
  name: string;
  presets: ShownPreset[];
  chosen: ShownPreset | undefined;
  /** A preset's range as the slider has it. */
  rangeOf: (preset: ShownPreset) => AnsweredRange;
  words: (range: AnsweredRange) => string;
  onChange: (range: AnsweredRange) => void;
}

/** Ready ranges of money as cards. */
export function PresetCards(props: Props) {
  const { name, presets, chosen, rangeOf, words, onChange, counts, say } = props;
  return (
    <div
      role="radiogroup"
      aria-label={say("preset-ranges")}
      className={`grid grid-cols-1 gap-3 md:grid-cols-2 ${presets.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
    >
      {presets.map((preset) => {
        const range = rangeOf(preset);
        const note = countNote(counts, preset.id, say);
        return (
          <ChoiceCard
            key={preset.id}
            beside
            type="radio"
            name={name}
            value={preset.id}
            checked={preset === chosen}
            onChange={() => onChange(range)}
            title={preset.label}
            description={
              <>
                <span className="block font-semibold text-ink">{words(range)}</span>
                {preset.text}
                {note && <span className="block min-h-5">{note}</span>}
              </>
            }
            badges={optionBadge(preset, say)}
          />
        );
      })}
    </div>
  );
}
