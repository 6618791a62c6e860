import type { Stated } from "../../engine/columns";
import type { Condition } from "../../engine/criteria";
import { boundsOf } from "../../engine/nearness";
import { holdsOf } from "./conditions";
import { rangeOf } from "./stated";

/** What is right beside the bounds earns so much. */
const BESIDE = 0.9;

/**
 * All for a number within the bounds of a condition, and a part beside them, nothing from so far beyond them on: what is near
 * comes before what is not stated, and that before what is far.
 */
export function nearBounds(condition: Condition, tolerance: number): (value: Stated) => number {
  const { min, max } = boundsOf(condition);
  return (value) => {
    if (holdsOf(condition, () => value) === true) return 1;
    const range = rangeOf(value);
    if (!range) return 0;
    const away = Math.max(0, min - (range.max ?? Infinity), (range.min ?? -Infinity) - max);
    return BESIDE * Math.max(0, 1 - away / tolerance);
  };
}
