import type { Wizard } from "@/wizard/use-wizard";
import { classNames } from "@/lib/class-names";
import type { FirearmAnswers } from "../firearm-steps";
import { selections } from "../selections";

const PILL = "flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-left text-sm";

/** The shopper's answers; each line links back to its question, if there was one. */
export function SelectionList({ wizard }: { wizard: Wizard<FirearmAnswers> }) {
  return (
    <section aria-label="Your selections" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {selections(wizard.answers).map(({ name, value, stepId }) => (
          <li key={name}>
            {stepId ? (
              <button
                type="button"
                onClick={() => wizard.jumpTo(stepId)}
                className={classNames(PILL, "border-outline bg-surface hover:border-muted")}
              >
                <span className="text-muted">{name}</span>
                <span className="font-semibold">{value}</span>
                <span className="sr-only">, change</span>
              </button>
            ) : (
              <p className={classNames(PILL, "border-line")}>
                <span className="text-muted">{name}</span>
                <span className="font-semibold">{value}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
