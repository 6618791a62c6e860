import { chosenIds } from "@shared/finders/answers";
import { ChipChoices } from "@/ui/chip-choices";
import { ManyCards } from "./many-cards";
import { limitsText } from "./many-check";
import { countNote } from "./option-card";
import { OptionSearch } from "./option-search";
import { questionName } from "./question-legend";
import type { QuestionProps } from "../model/question-props";
import { withoutRivals } from "./without-rivals";

/** Any number of options, as chips or as cards, within limits. */
export function ManyQuestion(props: QuestionProps) {
  const { question, options, value, onChange, say, isHeaded, problem, counts } = props;
  const limits = limitsText(question, say);
  if (question.ask.kind === "many" && question.ask.as === "cards") {
    return <ManyCards {...props} limits={limits} />;
  }
  const chosen = chosenIds(value);
  return (
    <OptionSearch options={options} chosen={chosen} say={say}>
      {(found) => (
        <ChipChoices
          legend={questionName(props)}
          aside={question.required ? "" : say("optional")}
          isLegendHidden={isHeaded}
          hint={[isHeaded ? undefined : question.text, limits].filter(Boolean).join(" ")}
          problem={problem}
          name={question.id}
          options={found.map(({ id, label, group, exclusive }) => ({
            id,
            label,
            group,
            note:
              typeof counts === "object" && !exclusive ? (
                <>
                  <span aria-hidden>{counts[id] ?? 0}</span>
                  <span className="sr-only">, {countNote(counts, id, say)}</span>
                </>
              ) : undefined,
          }))}
          chosen={[...chosen]}
          onChange={(ids) => onChange(withoutRivals(options, chosen, ids))}
        />
      )}
    </OptionSearch>
  );
}
