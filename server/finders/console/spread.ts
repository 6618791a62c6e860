import type { NumberSpread } from "@shared/contracts/finder-matching";
import { groupsOf } from "../../engine/groups";
import type { FinderCatalogue } from "../compile/finder-catalogue";

/** Bounds the answer: a catalog may have a hundred thousand numbers. */
const MAX_POINTS = 100;

/** The numbers that products state in an attribute: one for each, and of variants those that differ. */
export function numbersIn(catalogue: FinderCatalogue, id: string): number[] {
  const groups = groupsOf(catalogue);
  const all = catalogue.numbers.get(id) ?? [];
  const seen = new Set<string>();
  const found: number[] = [];
  all.forEach((number, row) => {
    if (Number.isNaN(number)) return;
    const ofProduct = groups && `${groups[row]} ${number}`;
    if (ofProduct !== undefined && seen.has(ofProduct)) return;
    if (ofProduct !== undefined) seen.add(ofProduct);
    found.push(number);
  });
  return found;
}

/** How many of these numbers are at most what; each different one where they are few enough. */
export function spreadOf(numbers: readonly number[]): NumberSpread {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upTo = sorted.flatMap((number, at): [number, number][] =>
    sorted[at + 1] === number ? [] : [[number, at + 1]],
  );
  if (upTo.length <= MAX_POINTS) return { upTo, isExact: true };
  const last = upTo.length - 1;
  const kept = Array.from(
    { length: MAX_POINTS },
    (_, at) => upTo[Math.round((at * last) / (MAX_POINTS - 1))]!,
  );
  return { upTo: kept, isExact: false };
}
