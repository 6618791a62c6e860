import { formatRand } from "@shared/money";
import { FocusedTitle } from "./focused-title";
import type { JudgedBed } from "./judge";

interface Props {
  found: JudgedBed[];
  takesFocus: boolean;
  onRestart: () => void;
}

/** The result of a run: three beds with their scores. */
export function TopThree({ found, takesFocus, onRestart }: Props) {
  return (
    <div className="step-enter">
      <FocusedTitle takesFocus={takesFocus}>Your perfect matches</FocusedTitle>
      <ol className="mt-3 grid grid-cols-1 gap-2.5">
        {found.slice(0, 3).map(({ bed, score }, index) => (
          <li
            key={bed.name}
            className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-control border border-line px-3"
          >
            <span aria-hidden className="w-4 font-bold text-muted">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 basis-32 font-semibold">{bed.name}</span>
            <span className="text-sm text-muted">{formatRand(bed.price)}</span>
            <span className="w-12 text-right font-bold text-accent-text">{score}%</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={onRestart}
        className="mt-1 min-h-11 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        Start Over
      </button>
    </div>
  );
}
