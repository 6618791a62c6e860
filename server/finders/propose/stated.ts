import { columnNamed, type Catalog } from "../../engine/catalog";
import { wordsIn, type Stated as Value } from "../../engine/columns";

/** What products state in an attribute. */
export interface Stated {
  /** Of products that state it, from 0 to 1. */
  share: number;
  /** Products by value: of a choice its ids, of a flag `yes` and `no`. */
  counts: ReadonlyMap<string, number>;
  /** Of a number. */
  numbers: readonly number[];
  /** Of a range: the ends that it has. */
  ends: readonly number[];
  /** Whether some have no upper end. */
  isOpen: boolean;
  /** Whether some have no lower end. */
  isOpenBelow: boolean;
  /** Of ranges, how many are one number, from 0 to 1. */
  points: number;
}

/** Counts what products state in an attribute. */
export function stated(catalog: Catalog<unknown>, attribute: string): Stated {
  const { codes, values } = columnNamed(catalog, attribute);
  const times = new Uint32Array(values.length);
  for (const code of codes) times[code]! += 1;
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  const ends: number[] = [];
  let isOpen = false;
  let isOpenBelow = false;
  let known = 0;
  let points = 0;
  for (const [code, value] of values.entries()) {
    const count = times[code]!;
    if (value === null || count === 0) continue;
    known += count;
    if (typeof value === "number") for (let at = 0; at < count; at++) numbers.push(value);
    for (const end of endsOf(value)) ends.push(end);
    isOpen ||= hasNoEnd(value, "max");
    isOpenBelow ||= hasNoEnd(value, "min");
    if (isPoint(value)) points += count;
    for (const word of wordsOf(value)) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return {
    share: known / codes.length,
    counts,
    numbers,
    ends,
    isOpen,
    isOpenBelow,
    points: known === 0 ? 0 : points / known,
  };
}

function endsOf(value: Value): number[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const { min, max } = value as { min?: number; max?: number };
  return [min, max].filter((end): end is number => end !== undefined && Number.isFinite(end));
}

/** Whether a range goes on beyond one of its ends, and not beyond the other. */
function hasNoEnd(value: Value, end: "min" | "max"): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const range = value as { min?: number; max?: number };
  const has = (each: "min" | "max") => Number.isFinite(range[each] ?? NaN);
  return !has(end) && has(end === "min" ? "max" : "min");
}

function isPoint(value: Value): boolean {
  const [min, max] = endsOf(value);
  return min !== undefined && min === max;
}

function wordsOf(value: Value): readonly string[] {
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  return wordsIn(value);
}

/** How far what is stated is from dividing products evenly: 0 where each value has as many, 1 where all have one. */
export function unevenness({ counts, numbers, ends }: Stated): number {
  if (numbers.length > 0) return new Set(numbers).size > 1 ? 0.2 : 1;
  // For whom or what a product is, is asked before what it has.
  if (ends.length > 0) return new Set(ends).size > 2 ? 0.1 : 1;
  const all = [...counts.values()];
  const total = all.reduce((sum, count) => sum + count, 0);
  if (all.length < 2) return 1;
  const entropy = all.reduce((sum, count) => sum - (count / total) * Math.log(count / total), 0);
  return 1 - entropy / Math.log(all.length);
}
