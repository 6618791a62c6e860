import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { Section } from "@shared/finders/document";
import { plainWord as plain } from "@shared/finders/search-choices";
import { columnNamed } from "../../engine/catalog";
import type { Query } from "../../engine/criteria";
import { rankInSteps, type Ranked } from "../../engine/rank";
import { isSpread, spread } from "../../engine/counts";
import type { Steps } from "../../platform/work/steps";
import { canBeHad } from "../../engine/order";
import { truthInSteps, YES, type Truth } from "../../engine/truth";
import type { FinderCatalog } from "../compile/finder-catalog";

type Limit = NonNullable<Section["spread"]>;

/** How many more are looked at first, for others; each time it is not enough, this many times as many. */
const AHEAD = 100;
const TIMES = 8;

/** Tells which products can be had, with all that has to be certain. */
export function* sureRows(
  catalog: FinderCatalog,
  { certain = [] }: Query,
  { relaxed }: Pick<Ranked<string>, "relaxed">,
): Steps<(row: number) => boolean> {
  const { stock } = catalog;
  const truths: ((row: number) => Truth)[] = [];
  for (const { id, condition } of certain) {
    if (!relaxed.includes(id)) truths.push(yield* truthInSteps(catalog, condition));
  }
  return (row) => canBeHad(stock[row]!) && truths.every((truth) => truth(row) === YES);
}

/** Places of the sure products spread; none passes behind one that is not. */
export function spreadPlaces<Place extends { row: number }>(
  places: readonly Place[],
  limit: Limit,
  catalog: FinderCatalog,
  isSure: (row: number) => boolean,
  stays?: (place: Place) => boolean,
): Place[] {
  const kind = kindIn(catalog, limit.attribute);
  const end = places.findIndex(({ row }) => !isSure(row));
  const sure = end === -1 ? places : places.slice(0, end);
  const looks = { kindOf: ({ row }: Place) => kind(row), stays };
  return [...spread(sure, limit, looks), ...places.slice(sure.length)];
}

/** The best products of a section, spread over kinds if it says so, and as many more as `reach`. */
export function* rankSpread(
  catalog: FinderCatalog,
  query: Query,
  { maxItems, spread: limit }: Pick<Section, "maxItems" | "spread">,
  reach: number,
): Steps<Ranked<string>> {
  if (!limit) return yield* rankInSteps(catalog, query, maxItems, reach);
  const kind = kindIn(catalog, limit.attribute);
  const kindOf = ({ row }: { row: number }) => kind(row);
  for (let ahead = AHEAD; ; ahead *= TIMES) {
    const ranked = yield* rankInSteps(catalog, query, maxItems, reach + ahead);
    const isSure = yield* sureRows(catalog, query, ranked);
    const places = ranked.rows.map((row) => ({ row }));
    const found = spreadPlaces(places, limit, catalog, isSure);
    const isAll =
      ranked.rows.length < maxItems + reach + ahead || !ranked.rows.every((row) => isSure(row));
    if (isAll || isSpread(found, limit, { kindOf })) {
      return { ...ranked, rows: found.slice(0, maxItems + reach).map(({ row }) => row) };
    }
  }
}

/** What a product is of: nothing where it is not stated, or does not apply. */
function kindIn(catalog: FinderCatalog, attribute: string): (row: number) => unknown {
  const { codes, values } = columnNamed(catalog, attribute);
  const kinds = values.map((value) => {
    if (value === null || value === DOES_NOT_APPLY) return undefined;
    return typeof value === "string" ? plain(value) : value;
  });
  return (row) => kinds[codes[row]!];
}
