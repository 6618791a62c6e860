import { useEffect, useState, type ReactNode } from "react";
import type { FinderSummary } from "@shared/contracts/finders";
import { finderAt } from "@shared/templates/finders";
import { callApi } from "@/lib/api";
import { ChoiceDrawing } from "./drawings/choice-drawings";

interface Props {
  /** The brand whose colors it has; ours unless given. */
  brand?: string;
  name: string;
  mark: ReactNode;
  drawing: ReactNode;
  text: string;
  /** Key facts, a word or two each. */
  facts: readonly string[];
  /** The link that starts it. */
  start: ReactNode;
}

/** A card for one finder, in its own brand's colors. */
export function WizardCard({ brand, name, mark, drawing, text, facts, start }: Props) {
  return (
    <li
      data-brand={brand}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-card"
    >
      <div className="border-b border-line bg-paper px-6 pt-6">{drawing}</div>
      <div className="flex grow flex-col p-6 sm:p-8">
        {mark}
        <h2 className="sr-only">{name}</h2>
        <p className="mt-3 text-lg leading-relaxed text-muted">{text}</p>
        <ul className="mt-4 mb-6 flex flex-wrap gap-2 text-sm">
          {facts.map((fact) => (
            <li key={fact} className="rounded-full bg-accent-soft px-3 py-1 font-semibold">
              {fact}
            </li>
          ))}
        </ul>
        <div className="mt-auto">{start}</div>
      </div>
    </li>
  );
}

/** The other finders that are open, as cards; nothing until they are known, or if they cannot be. */
export function OtherFinders({ start }: { start: (finder: FinderSummary) => ReactNode }) {
  const [finders, setFinders] = useState<FinderSummary[]>([]);
  useEffect(() => {
    callApi<FinderSummary[]>("GET", "/api/finders").then(
      (all) => setFinders(all.filter(({ path }) => finderAt(path) === undefined)),
      () => undefined,
    );
  }, []);
  return finders.map((finder) => {
    const { slug, name, text, questions, isGated } = finder;
    return (
      <WizardCard
        key={slug}
        name={name}
        mark={
          <p aria-hidden className="text-xl font-bold tracking-tight wrap-anywhere">
            {name}
          </p>
        }
        text={text ?? ""}
        facts={[
          questions === 1 ? "1 question" : `Up to ${questions} questions`,
          ...(isGated ? ["Password needed"] : []),
        ]}
        drawing={<ChoiceDrawing className="w-full" />}
        start={start(finder)}
      />
    );
  });
}
