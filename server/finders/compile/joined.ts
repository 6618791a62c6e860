import type { Condition } from "../../engine/criteria";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { sizeOfCondition } from "./condition-sizes";

/** Conditions that others begin with, by what they are made of. */
const known = bytesOf("answers").keep<string, Condition>(sizeOfCondition);

const numbers = new WeakMap<Condition, number>();
let last = 0;

function numberOf(condition: Condition): number {
  let number = numbers.get(condition);
  if (number === undefined) numbers.set(condition, (number = last += 1));
  return number;
}

/**
 * Several conditions as one: all of them, or any. All but the last are one condition, the same for every last one:
 * what each further answer leaves is asked of the same answers before it.
 */
export function joined(conditions: readonly Condition[], isAll: boolean): Condition {
  const together = (parts: readonly Condition[]) => (isAll ? { all: parts } : { any: parts });
  if (conditions.length < 3) return together(conditions);
  const before = conditions.slice(0, -1);
  const key = `${isAll ? "all" : "any"} ${before.map(numberOf).join()}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = together(before)));
  return together([{ all: [found] }, conditions.at(-1)!]);
}
