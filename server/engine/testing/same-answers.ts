import { isDeepStrictEqual } from "node:util";
import type { Catalog } from "../catalog";
import type { Condition } from "../criteria";
import type { BothCatalogs } from "./any-size";
import { plainTruth, type PlainProduct } from "./plain-engine";

/** How much was compared. */
export interface Compared {
  queries: number;
  answers: number;
}

/** Throws where two answers are not the same. */
export function expectSame(compared: Compared, name: string, fast: unknown, plain: unknown): void {
  compared.answers += 1;
  if (isDeepStrictEqual(fast, plain)) return;
  throw new Error(`${name}: ${written(fast)} instead of ${written(plain)}`);
}

const MAX_WRITTEN = 1_500;
const written = (answer: unknown) => (JSON.stringify(answer) ?? "nothing").slice(0, MAX_WRITTEN);

/** The ids of some rows, in their order. */
export const idsOf = ({ items }: Catalog<PlainProduct>, rows: Iterable<number>): string[] =>
  Array.from(rows, (row) => items[row]!.id);

export const ids = (products: readonly PlainProduct[]) => products.map(({ id }) => id);

/** The engine's truths, as the plain one has them. */
export const TRUTHS = [false, undefined, true];

export const plainTruths = ({ plain }: BothCatalogs, condition: Condition) =>
  plain.products.map((product) => plainTruth(product, condition));
