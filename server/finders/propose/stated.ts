import type { AttributeShape } from "@shared/contracts/attributes";
import type { CatalogueProduct } from "../../catalogues/any-catalogue";

/** What products state in an attribute. */
export interface Stated {
  /** Of products that state it, from 0 to 1. */
  share: number;
  /** Products by value: of a choice its ids, of a flag `yes` and `no`. */
  counts: ReadonlyMap<string, number>;
  /** Of a number. */
  numbers: readonly number[];
}

/** Counts what products state in an attribute. */
export function stated(items: readonly CatalogueProduct[], { id }: AttributeShape): Stated {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  let known = 0;
  for (const { values } of items) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined) continue;
    known += 1;
    if (typeof value === "number") numbers.push(value);
    for (const word of wordsOf(value)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { share: known / items.length, counts, numbers };
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** How far what is stated is from dividing products evenly: 0 where each value has as many, 1 where all have one. */
export function unevenness({ counts, numbers }: Stated): number {
  if (numbers.length > 0) return new Set(numbers).size > 1 ? 0.2 : 1;
  const all = [...counts.values()];
  const total = all.reduce((sum, count) => sum + count, 0);
  if (all.length < 2) return 1;
  const entropy = all.reduce((sum, count) => sum - (count / total) * Math.log(count / total), 0);
  return 1 - entropy / Math.log(all.length);
}
