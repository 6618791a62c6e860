import { X } from "lucide-react";
import { bandNumber } from "@shared/finders/bands";
import { NumberField } from "../fields/number-field";

interface Props {
  bounds: readonly number[];
  unit: string;
  onMove: (at: number, bound: number) => void;
  onRemove: (at: number) => void;
}

/** Each bound as a number, for exact ones. */
export function BoundFields({ bounds, unit, onMove, onRemove }: Props) {
  const problemOf = (at: number) => (value: number) => {
    const [before, after] = [bounds[at - 1], bounds[at + 1]];
    if (before !== undefined && value <= before) return `Use more than ${said(before)}.`;
    if (after !== undefined && value >= after) return `Use less than ${said(after)}.`;
    return undefined;
  };
  return (
    <ul aria-label="Bounds" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {bounds.map((bound, at) => (
        <li key={at} className="flex min-w-0 items-start gap-1">
          <div className="min-w-0 grow">
            <NumberField
              label={`Bound ${at + 1}${unit && ` (${unit})`}`}
              value={bound}
              check={problemOf(at)}
              onChange={(next) => next !== undefined && onMove(at, next)}
            />
          </div>
          {bounds.length > 1 && (
            <button
              type="button"
              className="mt-7 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
              onClick={() => onRemove(at)}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove bound {at + 1}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const said = (number: number) => bandNumber(number, "en");
