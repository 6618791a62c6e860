import { Check, Minus, X } from "lucide-react";
import type { MatchEntry } from "@shared/contracts/recommendations";
import { classNames } from "@/lib/class-names";

const SIGNS = { met: Check, partly: Minus, missed: X };

interface Props {
  match: MatchEntry[];
  /** A sentence on answers that earn no points. */
  notWeighed: string | null;
}

/** The itemized reasons. Their points add up to the badge, and misses are stated just as plainly. */
export function MatchReasons({ match, notWeighed }: Props) {
  return (
    <div className="text-sm">
      <ul className="border-t border-line">
        {match.map((entry) => (
          <MatchRow key={entry.criterion} entry={entry} />
        ))}
      </ul>
      {notWeighed && <p className="border-t border-line py-2.5 text-muted">{notWeighed}</p>}
    </div>
  );
}

function MatchRow({ entry }: { entry: MatchEntry }) {
  const Sign = SIGNS[entry.verdict];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <Sign
        aria-hidden
        className={classNames(
          "size-4 shrink-0",
          entry.verdict === "met" ? "text-success" : "text-muted",
        )}
        strokeWidth={2.5}
      />
      <span className={classNames("min-w-0 flex-1", entry.verdict === "missed" && "text-muted")}>
        {entry.text}
      </span>
      <span
        aria-hidden
        className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-line max-sm:hidden lg:w-24"
      >
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${(100 * entry.points) / entry.max}%` }}
        />
      </span>
      <span className="w-12 shrink-0 text-right font-semibold tabular-nums">
        <span className="sr-only">{`${entry.points} of ${entry.max} points`}</span>
        <span aria-hidden>{`${entry.points}/${entry.max}`}</span>
      </span>
    </li>
  );
}
