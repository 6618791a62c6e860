import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import { readAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { SuggestionList } from "@/ui/suggestion-list";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { sayCount } from "../model/say";
import { useSuggestions } from "./result-queries";

interface Props {
  wizard: Wizard<Answers>;
  model: FinderModel;
  found: FinderResults;
}

/** Single changes that find more or better products; each gives exactly what it promises. */
export function Suggestions({ wizard, model, found }: Props) {
  const { say, shown } = model;
  // A failed load must not disturb the results: no error is shown, and nothing is offered.
  const { data = [] } = useSuggestions(model, wizard.answers);
  const isNone = found.sections.every(({ items }) => items.length === 0);
  const hasScore = shown.results.badge === "percent" && !found.isFirstSelection;
  return (
    <SuggestionList
      title={say(isNone ? "one-change-away" : "one-change-more")}
      suggestions={data}
      promise={({ count, bestScore }) =>
        hasScore
          ? sayCount(say, "suggestion-finds-best", count, { score: bestScore })
          : sayCount(say, "suggestion-finds", count)
      }
      apply={say("apply")}
      onApply={({ changes }) => wizard.amend(asAnswers(model, changes))}
    />
  );
}

/** A suggestion's changes as answers; null removes one. */
function asAnswers(
  { questions }: FinderModel,
  changes: FinderSuggestion["changes"],
): Record<string, Answer> {
  const answers = Object.entries(changes).flatMap(([id, text]) => {
    const kind = questions.find((each) => each.id === id)?.ask.kind;
    const answer = text === null || !kind ? null : readAnswer(kind, text);
    return answer === undefined ? [] : [[id, answer]];
  });
  return Object.fromEntries(answers) as Record<string, Answer>;
}
