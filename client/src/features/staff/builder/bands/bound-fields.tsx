import { X } from "lucide-react";
import { useState } from "react";
import { bandNumber } from "@shared/finders/bands";
import { NumberField } from "../fields/number-field";

interface BoundFieldsProps {
  bounds: readonly number[];
  unit: string;
  onMove: (bounds: number[]) => void;
  /** With the place of the one that goes, and the others as they were typed. */
  onRemove: (at: number, others: number[]) => void;
}

const areInOrder = (bounds: readonly number[]) =>
  bounds.every((bound, at) => at === 0 || bound > bounds[at - 1]!);

/**
 * Each bound as a number, for exact ones. What is typed waits until all are in order: whoever moves two of them does so in
 * any order.
 */
export function BoundFields({ bounds, unit, onMove, onRemove }: BoundFieldsProps) {
  const [waiting, setWaiting] = useState<readonly number[]>();
  const shown = waiting?.length === bounds.length ? waiting : bounds;
  const put = (next: number[]) => {
    if (areInOrder(next)) onMove(next);
    setWaiting(areInOrder(next) ? undefined : next);
  };
  const remove = (at: number) => {
    const others = shown.toSpliced(at, 1);
    onRemove(at, areInOrder(others) ? others : bounds.toSpliced(at, 1));
    setWaiting(areInOrder(others) ? undefined : others);
  };
  const problemOf = (at: number): string | undefined => {
    const [before, value, after] = [shown[at - 1], shown[at]!, shown[at + 1]];
    if (value === bounds[at]) return undefined;
    if (before !== undefined && value <= before) return `Use more than ${said(before)}.`;
    if (after !== undefined && value >= after) return `Use less than ${said(after)}.`;
    return undefined;
  };
  return (
    <ul aria-label="Bounds" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((bound, at) => (
        <li key={at} className="flex min-w-0 items-start gap-1">
          <div className="min-w-0 grow">
            <NumberField
              label={`Bound ${at + 1}${unit && ` (${unit})`}`}
              value={bound}
              problem={problemOf(at)}
              onChange={(next) => next !== undefined && put(shown.with(at, next))}
            />
          </div>
          {bounds.length > 1 && (
            <button
              type="button"
              className="mt-7 grid size-control shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
              onClick={() => remove(at)}
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
