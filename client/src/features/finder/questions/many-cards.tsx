import { chosenIds } from "@shared/finders/answers";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import {
  countNote,
  isPictured,
  optionBadge,
  optionDrawing,
  optionTip,
  optionTitle,
} from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";
import { withoutRivals } from "./without-rivals";

/** Somebody who may choose several reads one after the other. */
const TOOLTIP_DELAY_MS = 200;

interface Props extends QuestionProps {
  /** How many may be chosen. */
  limits?: string;
}

/** Any number of options, as cards. */
export function ManyCards(props: Props) {
  const { question, options, value, onChange, say, isHeaded, problem, counts, limits } = props;
  const chosen = chosenIds(value);
  const choose = (ids: readonly string[]) => onChange(withoutRivals(options, chosen, ids));
  const hint = [isHeaded ? undefined : question.text, limits].filter(Boolean);
  return (
    <OptionSearch options={options} chosen={chosen} say={say}>
      {(found) => (
        <ChoiceGroup
          role="group"
          legend={<QuestionLegend {...props} />}
          isLegendHidden={isHeaded}
          hint={hint.length > 0 && hint.join(" ")}
          problem={problem}
          grid={`sm:grid-cols-2 ${options.some(({ text }) => text) ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
        >
          {found.map((option) => {
            const note = !option.exclusive && countNote(counts, option.id, say);
            return (
              <ChoiceCard
                key={option.id}
                beside={!isPictured(option)}
                type="checkbox"
                name={question.id}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={(isOn) =>
                  choose(
                    isOn ? [...chosen, option.id] : chosen.filter((each) => each !== option.id),
                  )
                }
                title={optionTitle(option)}
                description={option.text}
                badges={optionBadge(option, say)}
                drawing={optionDrawing(option)}
                extra={optionTip(option, say, TOOLTIP_DELAY_MS)}
              >
                {note && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
              </ChoiceCard>
            );
          })}
        </ChoiceGroup>
      )}
    </OptionSearch>
  );
}
