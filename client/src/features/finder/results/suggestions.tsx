import type { FinderResults, FinderSuggestion, ResultSection } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import { badgeOf } from "@shared/finders/badge";
import { readAnswer } from "@shared/finders/question-kinds";
import { withheldText } from "@shared/finders/withheld-text";
import { SuggestionList } from "@/ui/suggestion-list";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { sayCount, sayOwn, type Say } from "../model/say";
import { answeredQuestions } from "../model/summary";
import { useSuggestions } from "./found";

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
  const total = found.sections.reduce((sum, section) => sum + section.total, 0);
  // A percentage of preferences says nothing of what is found with others.
  const hasScore = badgeOf(shown.results, found, found.sections[0]) === "percent";
  const isAsAsked = found.sections.every(({ relaxed }) => relaxed.length === 0);
  // Some find what is better, and no more of it: where that cannot be said, they promise nothing.
  const offered = data.filter(({ count }) => hasScore || !isAsAsked || count > total);
  const isMore = offered.every(({ count }) => count > total);
  return (
    <SuggestionList
      title={say(isNone || !isMore ? "one-change-away" : "one-change-more")}
      suggestions={offered}
      promise={({ count, bestScore }) =>
        hasScore
          ? sayCount(say, "suggestion-finds-best", count, { score: bestScore })
          : sayCount(say, "suggestion-finds", count)
      }
      apply={say("apply")}
      isMain={isNone}
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

interface WithheldNoteProps {
  sections: readonly Pick<ResultSection, "withheld">[];
  model: Pick<FinderModel, "say">;
  className: string;
}

/** Says how many products are not shown, as it is not stated of them what has to be certain. */
export function WithheldNote({ sections, model: { say }, className }: WithheldNoteProps) {
  const lines = sections.flatMap(({ withheld = [] }) =>
    withheld.map((each) => withheldText(say, each)),
  );
  if (lines.length === 0) return null;
  return (
    <ul className={`grid gap-1 text-sm text-muted ${className}`}>
      {lines.map((line, at) => (
        <li key={at} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A question's own mark would end the sentence that it stands in. */
const quotedIn = (say: Say, title: string) =>
  /[?!.]$/.test(title) ? say("quoted", { text: title }) : title;

interface RelaxedNoteProps {
  relaxed: string[];
  model: FinderModel;
  answers: Answers;
}

/** Names the questions whose answers no product meets together with the others, with these answers. */
export function RelaxedNote({ relaxed, model, answers }: RelaxedNoteProps) {
  const { shown, say } = model;
  const given = relaxed.flatMap((id) => {
    const own = sayOwn(shown.texts, `given-up-${id}`);
    const asked = answeredQuestions(model, answers).find(({ question }) => question.id === id);
    return own ?? (asked ? `${quotedIn(say, asked.question.title)} (${asked.text})` : []);
  });
  if (given.length === 0) return null;
  const names = new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(given);
  return (
    <p role="status" className="mt-4 rounded-card bg-accent-soft px-4 py-3 font-semibold">
      {say("relaxed", { names })}
    </p>
  );
}
