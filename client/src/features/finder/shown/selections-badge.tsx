import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "../model/model";
import { typedIn } from "../questions/unfinished-text";

/**
 * How many pages have their answer, out of those on the shopper's way; hidden at 0. A page stands for the first
 * question that has to be answered, whatever else it asks; for any of them where it needs only one.
 */
export function SelectionsBadge({ model, answers }: { model: FinderModel; answers: Answers }) {
  const { questions, values, steps, say } = model;
  const counted = answersOnTheWay(questions, answers, values);
  const way = questionsOnTheWay(questions, answers, values);
  // A page to read asks nothing.
  const pages = steps.filter((step) =>
    step.questions.some((each) => way.includes(each) && each.ask.kind !== "info"),
  );
  const answered = pages.filter(({ page, questions: all }) => {
    const asked = all.filter((each) => way.includes(each) && each.ask.kind !== "info");
    const standing = asked.find(({ required }) => required) ?? asked[0]!;
    return (page?.needs === "one" ? asked : [standing]).some(
      ({ id }) => counted[id] !== undefined && typedIn(counted[id]) === undefined,
    );
  });
  if (answered.length === 0) return null;
  return (
    <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-text">
      {say("selections-badge", { count: answered.length, total: pages.length })}
    </p>
  );
}
