import { useEffect, useState, type ReactNode } from "react";
import type { FinderSummary } from "@shared/contracts/finders";
import { finderAt } from "@shared/templates/finders";
import { callApi } from "@/lib/api";
import { ChoiceDrawing } from "./drawings/choice-drawing";
import { WizardCard } from "./wizard-card";

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
          questions === 1 ? "1 question" : `${questions} questions`,
          ...(isGated ? ["Password needed"] : []),
        ]}
        drawing={<ChoiceDrawing className="w-full" />}
        start={start(finder)}
      />
    );
  });
}
