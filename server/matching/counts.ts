import type { Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { countProducts } from "./groups";
import { select } from "./select";

/** How many products meet every filter and every narrowing criterion, with nothing given up. */
export function count(catalogue: Catalogue<unknown>, { filter, narrow }: Query): number {
  const rows = select(catalogue, [...filter, ...narrow.map(({ condition }) => condition)]);
  return countProducts(catalogue, rows);
}
