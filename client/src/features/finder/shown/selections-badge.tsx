import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "../model/model";

/**
 * How many pages have their answer, out of those on the shopper's way; hidden at 0. A page stands for the first
 * question that has to be answered, whatever else it asks.
 */
export function SelectionsBadge({ model, answers }: { model: FinderModel; answers: Answers }) {
  const { questions, values, steps, say } = model;
  const counted = answersOnTheWay(questions, answers, values);
  const way = questionsOnTheWay(questions, answers, values);
  const pages = steps
    .map((step) => step.questions.filter((each) => way.includes(each)))
    .filter((asked) => asked.length > 0);
  const answered = pages.filter((asked) => {
    const standing = asked.find(({ required }) => required) ?? asked[0]!;
    return counted[standing.id] !== undefined;
  });
  if (answered.length === 0) return null;
  return (
    <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-text">
      {say("selections-badge", { count: answered.length, total: pages.length })}
    </p>
  );
}
