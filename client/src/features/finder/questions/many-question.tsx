import "../model/all-texts";
import { chosenIds } from "@shared/finders/answers";
import type { ShownQuestion } from "@shared/contracts/finders";
import { ChipChoices } from "@/ui/chip-choices";
import type { QuestionProps } from "../model/question-props";
import { addCheck } from "../model/answer-problem";
import type { Say } from "../model/say";
import { ManyCards } from "./many-cards";
import { countNote } from "./option-card";
import { OptionSearch } from "./option-search";
import { questionName } from "./question-legend";
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

/** How many options may be chosen, in a sentence; undefined where any number may. */
export function limitsText({ ask }: ShownQuestion, say: Say): string | undefined {
  if (ask.kind !== "many") return undefined;
  const { min = 0, max } = ask;
  if (max === undefined) return min > 1 ? say("choose-at-least", { min }) : undefined;
  if (min === max) return say("choose-exactly", { max });
  return min > 1 ? say("choose-between", { min, max }) : say("choose-at-most", { max });
}

function manyProblem(question: ShownQuestion, chosen: readonly string[], say: Say) {
  if (question.ask.kind !== "many") return undefined;
  const { min = 0, max = Infinity } = question.ask;
  // "None of these" is the whole answer.
  const isExclusive = question.options?.some((each) => each.exclusive && chosen.includes(each.id));
  if (isExclusive || (chosen.length >= min && chosen.length <= max)) return undefined;
  return limitsText(question, say) ?? say("choose-at-least", { min });
}

addCheck("many", (question, answer, say) => manyProblem(question, chosenIds(answer), say));
