import type { OrderChange } from "@shared/contracts/finder-matching";

/** A product of a list. */
export interface Listed {
  id: string;
  name: string;
  /** What its variants share: whichever of them is listed, it is the same product. */
  group: string;
}

/** Two orders of the same section: `total` is how many fitted then, with those that were not listed. */
interface Orders {
  now: readonly Listed[];
  then: readonly Listed[];
  total: number;
}

/** Where the products of a list stood before, and what is no longer among them. */
export function orderChange({ now, then, total }: Orders): OrderChange {
  const placeThen = new Map(then.map(({ group }, at) => [group, at + 1]));
  const listed = new Set(now.map(({ group }) => group));
  return {
    was: now.map(({ group }) => placeThen.get(group) ?? null),
    ...(total > then.length && { cutAt: then.length }),
    gone: then.flatMap(({ id, name, group }, at) =>
      listed.has(group) ? [] : [{ id, name, place: at + 1 }],
    ),
  };
}
