import type { Wizard } from "@/wizard/use-wizard";
import type { GunAnswers } from "../gun-steps";
import { selections } from "../selections";

/** What the shopper asked for; each line leads back to its question. */
export function SelectionList({ wizard }: { wizard: Wizard<GunAnswers> }) {
  return (
    <section aria-label="Your selections" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {selections(wizard.answers).map(({ name, value, stepId }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => wizard.jumpTo(stepId)}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-outline bg-surface px-4 text-left text-sm hover:border-muted"
            >
              <span className="text-muted">{name}</span>
              <span className="font-semibold">{value}</span>
              <span className="sr-only">, change</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
