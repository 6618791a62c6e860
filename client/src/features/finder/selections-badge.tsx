import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "./model";

/** The number of answered pages, out of those on the shopper's way; hidden at 0. */
export function SelectionsBadge({ model, answers }: { model: FinderModel; answers: Answers }) {
  const { questions, values, steps, say } = model;
  const counted = answersOnTheWay(questions, answers, values);
  const way = questionsOnTheWay(questions, answers, values);
  // A page to read asks nothing.
  const pages = steps.filter((step) =>
    step.questions.some((each) => way.includes(each) && each.ask.kind !== "info"),
  );
  const answered = pages.filter((step) => {
    const asked = step.questions.filter((each) => way.includes(each));
    const isOpen = asked.some(({ id, required }) => required && counted[id] === undefined);
    return !isOpen && asked.some(({ id }) => counted[id] !== undefined);
  });
  if (answered.length === 0) return null;
  return (
    <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-text">
      {say("selections-badge", { count: answered.length, total: pages.length })}
    </p>
  );
}
