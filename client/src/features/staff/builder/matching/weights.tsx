import { ArrowDown, ArrowUp } from "lucide-react";
import type { FinderMatching, OrderChange } from "@shared/contracts/finder-matching";
import type { Question } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import type { OpenDraft } from "../draft/use-draft";
import { meantBy } from "../words/condition-words";
import type { Names } from "../words/names";

interface Props {
  draft: OpenDraft;
  matching: FinderMatching;
  names: Names;
  mayWrite: boolean;
}

/** What its answers mean for products. */
function usesOf(question: Question): (Use | undefined)[] {
  const { rules, options } = question;
  const ofOptions = Array.isArray(options) ? options.flatMap((each) => each.rules) : [];
  return [...[...rules, ...ofOptions].map(({ use }) => use), meantBy(question)?.use];
}

/** What a slider goes to; a weight that is larger stretches it. */
const MAX_WEIGHT = 50;

/** How much the questions on the path count beside one another, and their shares of 100 points. */
export function Weights({ draft, matching, names, mayWrite }: Props) {
  const { document, edit } = draft;
  const asked = document.questions.filter(({ id }) => matching.asked.includes(id));
  const effects = matching.sections.flatMap((each) => each.effects);
  const shareOf = (id: string) => effects.find((each) => each.id === id)?.share;
  const weighed = asked.filter(
    (question) =>
      question.ask.kind !== "info" &&
      usesOf(question).some((use) => use === "score" || use === "avoid"),
  );
  const top = Math.max(MAX_WEIGHT, ...weighed.map(({ weight }) => weight));
  const setWeight = (id: string, weight: number) =>
    edit(
      (before) => ({
        ...before,
        questions: before.questions.map((each) => (each.id === id ? { ...each, weight } : each)),
      }),
      `${id} weight`,
    );
  return (
    <section aria-label="Weights">
      <h2 className="font-bold">Weights</h2>
      <p className="text-sm text-muted">
        Shares of 100 points among the questions that were answered.
      </p>
      {weighed.length === 0 && (
        <p className="mt-2 text-sm">
          No question on this path earns points: products are listed by what they must be.
        </p>
      )}
      <ul className="mt-2 grid gap-3">
        {weighed.map(({ id, weight }) => {
          const share = shareOf(id);
          return (
            <li key={id}>
              <div className="flex items-baseline gap-3 text-sm">
                <span className="min-w-0 grow wrap-anywhere">{names.question(id)}</span>
                <span className="font-bold tabular-nums">
                  {share === undefined ? (
                    <span className="font-normal text-muted">not answered</span>
                  ) : (
                    share
                  )}
                </span>
              </div>
              <input
                type="range"
                aria-label={`Weight of “${names.question(id)}”`}
                aria-valuetext={`${weight}${share === undefined ? "" : `, ${share} of 100 points`}`}
                className="h-11 w-full accent-accent lg:h-7"
                min={0}
                max={top}
                step={1}
                value={weight}
                disabled={!mayWrite}
                onChange={({ target }) => setWeight(id, Number(target.value))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface FormerPlaceProps {
  place: number;
  /** Its place in the live version; null where it was not listed. */
  was: number | null;
  cutAt: OrderChange["cutAt"];
  /** The version that is live. */
  version: number;
}

/** Where a product of the draft's list stands in the live version; nothing where that is the same place. */
export function FormerPlace({ place, was, cutAt, version }: FormerPlaceProps) {
  if (was === place) return null;
  if (was === null) {
    const words = cutAt === undefined ? "new" : `was not among the first ${cutAt}`;
    return (
      <>
        {" · "}
        <span className={cutAt === undefined ? "font-semibold text-ink" : undefined}>
          {words}
          <span className="sr-only"> in comparison with version {version}</span>
        </span>
      </>
    );
  }
  const isHigher = was > place;
  const by = Math.abs(was - place);
  const Arrow = isHigher ? ArrowUp : ArrowDown;
  return (
    <>
      {" · "}
      <span className="whitespace-nowrap tabular-nums">
        was {was}
        <span
          aria-hidden
          className={isHigher ? "font-semibold text-accent-text" : "font-semibold text-ink"}
        >
          {" "}
          <Arrow className="inline size-3.5 align-[-0.125em]" />
          {by}
        </span>
        <span className="sr-only">
          , {by} {by === 1 ? "place" : "places"} {isHigher ? "higher" : "lower"} than in version{" "}
          {version}
        </span>
      </span>
    </>
  );
}
