import { Check, CircleQuestionMark, Minus, X } from "lucide-react";
import { classNames } from "@/lib/class-names";

const SIGNS = { met: Check, partly: Minus, missed: X, unknown: CircleQuestionMark };

/** One line of the reasons. */
interface Reason {
  criterion: string;
  points: number;
  max: number;
  verdict: keyof typeof SIGNS;
  text: string;
}

interface Props {
  match: readonly Reason[];
  /** A sentence on answers that earn no points. */
  notWeighed?: string | null;
  /** Whether the points are shown. */
  hasPoints?: boolean;
  /** A line's points in words: "40 of 60 points". */
  pointsText?: (points: number, max: number) => string;
}

const inPoints = (points: number, max: number) => `${points} of ${max} points`;

/** The itemized reasons. Their points add up to the badge, and misses are stated just as plainly. */
export function MatchReasons(props: Props) {
  return (
    <div className="text-sm">
      <ul className="border-t border-line">
        {props.match.map((entry) => (
          <MatchRow key={entry.criterion} entry={entry} {...props} />
        ))}
      </ul>
      {props.notWeighed && (
        <p className="border-t border-line py-2.5 text-muted">{props.notWeighed}</p>
      )}
    </div>
  );
}

type RowProps = Omit<Props, "match"> & { entry: Reason };

function MatchRow({ entry, hasPoints = true, pointsText = inPoints }: RowProps) {
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
      <span
        className={classNames(
          "min-w-0 flex-1",
          (entry.verdict === "missed" || entry.verdict === "unknown") && "text-muted",
        )}
      >
        {entry.text}
      </span>
      {hasPoints && entry.max > 0 && (
        <>
          <span
            aria-hidden
            className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-line max-sm:hidden lg:w-24"
          >
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${(100 * entry.points) / entry.max}%` }}
            />
          </span>
          <span className="w-16 shrink-0 text-right font-semibold tabular-nums">
            <span className="sr-only">{pointsText(entry.points, entry.max)}</span>
            <span aria-hidden>{`${entry.points}/${entry.max}`}</span>
          </span>
        </>
      )}
    </li>
  );
}
