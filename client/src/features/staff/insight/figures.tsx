import type { Insight } from "@shared/contracts/insight";
import { percent } from "@/staff-kit/finder-rows";
import { BarTable } from "./bar-table";
import type { InsightNames } from "./names";

interface Props {
  insight: Insight;
  names: InsightNames;
}

/** What shoppers did in a finder: the figures first, then day by day, step by step, and what they chose. */
export function Figures({ insight, names }: Props) {
  const { runs, finished, days, answers, products } = insight;
  const clicked = products.reduce((sum, each) => sum + each.clicked, 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid grid-cols-3 gap-2">
        <Figure name={runs === 1 ? "run" : "runs"}>{runs.toLocaleString("en")}</Figure>
        <Figure name="saw products">{`${percent(finished, runs)} (${finished})`}</Figure>
        <Figure name={clicked === 1 ? "product opened" : "products opened"}>
          {clicked.toLocaleString("en")}
        </Figure>
      </dl>
      <Days days={days} />
      <BarTable
        title="How far they come"
        head={["Step", "Came this far", "Not asked", "Left here"]}
        rows={[
          ...funnelOf({ finished, steps: inOrder(insight.steps, names) }).map(
            ({ step, views, reached, exits }) => ({
              // Whoever saw products has not left: at the results leaves who found none.
              name: step === "results" ? "Reached the results" : names.step(step),
              value: reached,
              // Answers lead past some questions.
              cells: [
                `${reached} (${percent(reached, runs)})`,
                Math.max(0, reached - views),
                exits,
              ],
            }),
          ),
          {
            name: "Saw products",
            value: finished,
            cells: [`${finished} (${percent(finished, runs)})`, "", ""],
          },
        ]}
      />
      <BarTable
        title="Most chosen answers, by question"
        head={["Question and answer", "Runs"]}
        rows={byQuestion(answers, names).map(({ question, answer, runs: count }) => ({
          name: `${asLead(names.question(question))} ${names.answer(question, answer)}`,
          value: count,
          cells: [count],
        }))}
      />
      <BarTable
        title="Products shown and opened"
        head={["Product", "Shown", "Opened"]}
        rows={products.map(({ id, name, shown, clicked: opened }) => ({
          name: name ?? `“${id}” (no longer sold)`,
          value: shown,
          cells: [shown, opened],
        }))}
      />
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-col-reverse rounded-card border border-line bg-surface px-3 py-2 sm:px-4 sm:py-3">
    <dt className="text-muted">{name}</dt>
    <dd className="text-lg font-bold tabular-nums sm:text-2xl">{children}</dd>
  </div>
);

/** Runs day by day, the last day at the right. */
function Days({ days }: Pick<Insight, "days">) {
  const most = Math.max(1, ...days.map(({ runs }) => runs));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-base font-bold">
        Runs per day
      </h2>
      <div className="mt-2 rounded-card border border-line bg-surface p-4">
        <ol className="flex h-32 items-end gap-px sm:gap-1">
          {days.map(({ day, runs }) => (
            <li
              key={day}
              className="relative flex h-full min-w-0 flex-1 items-end"
              title={`${dayText(day)}: ${runs}`}
            >
              <span className="sr-only">
                {dayText(day)}: {runs}
              </span>
              <span
                aria-hidden
                className={`w-full rounded-t-sm ${runs === 0 ? "bg-line" : "bg-accent"}`}
                style={{ height: runs === 0 ? "2px" : `${(runs / most) * 100}%` }}
              />
            </li>
          ))}
        </ol>
        {first && last && (
          <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
            <span>{dayText(first.day)}</span>
            <span>most in a day: {most}</span>
            <span>{dayText(last.day)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** The answers to one question together, the most chosen first; the questions as the finder asks them. */
function byQuestion(answers: Insight["answers"], { place }: Pick<InsightNames, "place">) {
  const at = ({ question }: Insight["answers"][number]) => place(question) ?? Infinity;
  return answers.toSorted((one, other) => at(one) - at(other) || other.runs - one.runs);
}

/** A question before its answer: what has no mark of its own gets a colon. */
const asLead = (question: string) => (/[?!.:]$/.test(question) ? question : `${question}:`);

/** The steps as the finder asks them; as they came where it has some of them no more. */
export function inOrder<Step extends { step: string }>(
  steps: readonly Step[],
  { place }: Pick<InsightNames, "place">,
): Step[] {
  const placed = steps.map((each) => ({ each, at: place(each.step) }));
  if (placed.some(({ at }) => at === undefined)) return [...steps];
  return placed.toSorted((one, other) => one.at! - other.at!).map(({ each }) => each);
}

/**
 * How many runs came as far as each step or further: whoever saw results did, and whoever left there or later. It never
 * grows, also where answers lead past steps.
 */
export function funnelOf({
  steps,
  finished,
}: Pick<Insight, "steps" | "finished">): (Insight["steps"][number] & { reached: number })[] {
  const left = steps.map((_, at) =>
    steps.slice(at).reduce((sum, { exits }) => sum + exits, finished),
  );
  return steps.map((each, at) => ({ ...each, reached: left[at]! }));
}
