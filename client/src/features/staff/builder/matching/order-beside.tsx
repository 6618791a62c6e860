import type { ReactNode } from "react";
import { Check, CircleHelp, Minus, X } from "lucide-react";
import type { LiveMatching, MatchingSection } from "@shared/contracts/finder-matching";
import type { ResultReason, Verdict } from "@shared/contracts/finders";
import type { Names } from "../words/names";

interface Props {
  section: MatchingSection;
  live: LiveMatching;
}

/** Below a section of the draft: what as a whole is otherwise than in the live version. */
export function OrderBeside({ section: { items, total, since }, live }: Props) {
  const { version, ending } = live;
  if (!since) {
    return (
      <Said>
        {ending
          ? `Version ${version} ends these answers without products.`
          : `Version ${version} has no such section for these answers.`}
      </Said>
    );
  }
  const { was, gone } = since;
  if (gone.length > 0) {
    const list = total > items.length ? `among the first ${items.length}` : "listed";
    const names = gone.map(({ name, place }) => `${name} (was ${place})`);
    return (
      <Said>
        No longer {list}: {names.join(", ")}.
      </Said>
    );
  }
  const isSame = was.length > 0 && was.every((place, at) => place === at + 1);
  return isSame ? <Said>The order is the same in version {version}, which is live.</Said> : null;
}

function Said({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-sm text-muted wrap-anywhere">{children}</p>;
}

const SIGNS = { met: Check, partly: Minus, missed: X, unknown: CircleHelp } as const;
const WORDS: Record<Verdict, string> = {
  met: "met",
  partly: "partly",
  missed: "missed",
  unknown: "not stated",
};

/** The one line of a product where no answer earns points. */
export const NOTHING_RANKS = "filters";

interface NOTHING_RANKSProps {
  reasons: readonly ResultReason[];
  names: Names;
}

/** A product's points, one line for each question; they add up to its score. */
export function Points({ reasons, names }: NOTHING_RANKSProps) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map(({ criterion, verdict, text, points, max }) => {
        const Sign = SIGNS[verdict];
        return (
          <li
            key={criterion}
            className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-2"
          >
            <Sign aria-hidden className="mt-0.5 size-4" />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{WORDS[verdict]}: </span>
              {text}
              {criterion !== NOTHING_RANKS && (
                <span className="block text-xs text-muted">{names.question(criterion)}</span>
              )}
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden className="hidden h-1.5 w-20 rounded-full bg-line sm:block">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${max === 0 ? 0 : (100 * points) / max}%` }}
                />
              </span>
              <span className="min-w-12 text-right whitespace-nowrap tabular-nums">
                {points}/{max}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
