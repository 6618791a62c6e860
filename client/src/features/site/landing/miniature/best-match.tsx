import { formatRand } from "@shared/money";
import type { JudgedBed } from "./judge";

/** The best match so far, with its score as a number and a bar, and its reasons. */
export function BestMatch({ match: { bed, score, reasons } }: { match: JudgedBed }) {
  return (
    <div className="min-h-37 rounded-card border border-line bg-surface p-4 shadow-lifted">
      <p className="flex items-center justify-between gap-2">
        <strong className="min-w-0">{bed.name}</strong>
        <span className="shrink-0 rounded-full bg-accent-soft px-2.5 py-1 text-xs font-bold text-accent-text">
          {score}% match
        </span>
      </p>
      <div className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-step"
          style={{ transform: `scaleX(${score / 100})` }}
        />
      </div>
      <ul className="mt-2.5 text-sm text-muted">
        {reasons.map(({ text, points, max }) => (
          <li key={text} className="flex gap-2">
            <span aria-hidden className="w-3 shrink-0 text-center font-bold text-accent-text">
              {points === max ? "✓" : "–"}
            </span>
            <span className="min-w-0 grow">{text}</span>
            <span className="shrink-0">
              {points}
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
        <li className="pl-5 font-semibold text-ink">{formatRand(bed.price)}</li>
      </ul>
    </div>
  );
}
