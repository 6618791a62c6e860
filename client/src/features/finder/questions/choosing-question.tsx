import { chosenIds } from "@shared/finders/answers";
import { ActionCard } from "@/ui/action-card";
import { countNote, isPictured, optionBadge, optionDrawing, optionTip } from "./option-card";
import { OptionSearch } from "./option-search";
import type { QuestionProps } from "../model/question-props";

/** Shorter than elsewhere: a press moves on, so that what explains it has to come before. */
const TOOLTIP_DELAY_MS = 300;

/** One of several options, as cards that move on at once. */
export function ChoosingQuestion(props: QuestionProps) {
  const { options, value, onChoose, counts, say } = props;
  const hasPictures = options.some(isPictured);
  return (
    <OptionSearch options={options} chosen={chosenIds(value)} say={say}>
      {(found) => (
        <div
          className={`grid grid-cols-1 gap-3 md:grid-cols-2 ${found.length === 4 ? "" : "lg:grid-cols-3"}`}
        >
          {found.map((option) => (
            <ActionCard
              key={option.id}
              above={hasPictures}
              title={option.label}
              description={option.text}
              note={countNote(counts, option.id, say)}
              badges={optionBadge(option, say)}
              drawing={optionDrawing(option)}
              isChosen={value === option.id}
              chosenText={say("your-choice")}
              onChoose={() => onChoose?.(option.id)}
              extra={optionTip(option, say, TOOLTIP_DELAY_MS)}
            />
          ))}
        </div>
      )}
    </OptionSearch>
  );
}
