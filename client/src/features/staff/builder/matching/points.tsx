import { Check, CircleHelp, Minus, X } from "lucide-react";
import type { ResultReason, Verdict } from "@shared/contracts/finders";
import type { Names } from "../words/names";

const SIGNS = { met: Check, partly: Minus, missed: X, unknown: CircleHelp } as const;
const WORDS: Record<Verdict, string> = {
  met: "met",
  partly: "partly",
  missed: "missed",
  unknown: "not stated",
};

/** The one line of a product where no answer earns points. */
export const NOTHING_RANKS = "filters";

interface Props {
  reasons: readonly ResultReason[];
  names: Names;
}

/** A product's points, one line for each question; they add up to its score. */
export function Points({ reasons, names }: Props) {
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
