import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { ChipChoices } from "@/ui/chip-choices";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { limitsText } from "./many-check";
import {
  countNote,
  isPictured,
  optionBadge,
  optionDrawing,
  optionTip,
  optionTitle,
} from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend, questionName } from "./question-legend";
import type { QuestionProps } from "./question-props";

/** Any number of options, as chips or as cards. */
export function ManyQuestion(props: QuestionProps) {
  const { question, options, value, onChange, say, isHeaded, problem, counts } = props;
  const chosen = chosenIds(value);
  const choose = (ids: readonly string[]) => {
    const next = withoutRivals(options, chosen, ids);
    onChange(next.length > 0 ? next : undefined);
  };
  const hint = [isHeaded ? undefined : question.text, limitsText(question, say)]
    .filter(Boolean)
    .join(" ");
  const isCards = question.ask.kind === "many" && question.ask.as === "cards";

  return (
    <OptionSearch options={options} chosen={chosen} say={say}>
      {(found) =>
        isCards ? (
          <ChoiceGroup
            role="group"
            legend={<QuestionLegend {...props} />}
            isLegendHidden={isHeaded}
            hint={hint}
            problem={problem}
            grid={`sm:grid-cols-2 ${options.some(({ text }) => text) ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
          >
            {found.map((option) => (
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
                extra={optionTip(option, say)}
              >
                {!option.exclusive && countNote(counts, option.id, say) && (
                  <span className="mt-0.5 block text-sm text-muted">
                    {countNote(counts, option.id, say)}
                  </span>
                )}
              </ChoiceCard>
            ))}
          </ChoiceGroup>
        ) : (
          <ChipChoices
            legend={questionName(props)}
            aside={question.required ? "" : say("optional")}
            isLegendHidden={isHeaded}
            hint={hint}
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
            onChange={choose}
          />
        )
      }
    </OptionSearch>
  );
}

/** An exclusive option stands alone: the one just chosen drives out the others. */
function withoutRivals(
  options: readonly ShownOption[],
  before: readonly string[],
  now: readonly string[],
): string[] {
  const isExclusive = (id: string) =>
    options.find((each) => each.id === id)?.exclusive !== undefined;
  const added = now.find((id) => !before.includes(id));
  if (added === undefined) return [...now];
  return isExclusive(added) ? [added] : now.filter((id) => !isExclusive(id));
}
