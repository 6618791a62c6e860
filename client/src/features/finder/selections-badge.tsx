import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "./model";

/** The number of answered questions, out of those on the shopper's way; hidden at 0. */
export function SelectionsBadge({ model, answers }: { model: FinderModel; answers: Answers }) {
  const count = Object.keys(answersOnTheWay(model.questions, answers)).length;
  const total = questionsOnTheWay(model.questions, answers).length;
  if (count === 0) return null;
  return (
    <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-text">
      {model.say("selections-badge", { count, total })}
    </p>
  );
}
