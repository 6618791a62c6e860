import type { Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { countProducts } from "./groups";
import { select } from "./select";

/** How many products meet every filter and every narrowing criterion, with nothing given up. */
export function count(catalogue: Catalogue<unknown>, { filter, narrow }: Query): number {
  const rows = select(catalogue, [...filter, ...narrow.map(({ condition }) => condition)]);
  return countProducts(catalogue, rows);
}

/** How many products each option would leave: the questions as they are once it is chosen, by its id. */
export function counts(
  catalogue: Catalogue<unknown>,
  options: readonly { id: string; query: Query }[],
): Record<string, number> {
  return Object.fromEntries(options.map(({ id, query }) => [id, count(catalogue, query)]));
}
