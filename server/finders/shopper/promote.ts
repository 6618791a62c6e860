import type { FinderDocument, Section } from "@shared/finders/document";
import type { Condition, Query } from "../../engine/criteria";
import { groupsOf } from "../../engine/groups";
import { rankInSteps, type Ranked } from "../../engine/rank";
import type { Steps } from "../../platform/work/steps";
import { truthInSteps, YES, type Truth } from "../../engine/truth";
import { conditionIfAnswered, conditionOf } from "../compile/conditions";
import type { FinderCatalog } from "../compile/finder-catalog";
import { rankSpread, spreadPlaces, sureRows } from "./spread-rows";
import type { Write } from "../sentences/sentences";

/** A place in the list, and how many places higher it is than by its score. */
export interface Place {
  row: number;
  /** 0 where it stands by its score; Infinity where it would not have been listed. */
  raised: number;
}

/** A boost never passes a product that is so many points better. */
const MAX_POINTS = 10;
/** How far a boost may reach into what would not be shown. */
const MAX_REACH = 10;

/** Which products a boost lifts, and by how many places. */
interface Boost {
  truth: (row: number) => Truth;
  by: number;
}

/**
 * The list with what the retailer wishes: promoted products first, boosted ones some places higher. Only
 * products that the answers leave can be raised, none that can less likely be had than the first or of which a must is
 * not certain, and no score changes.
 */
export function* promote(
  { promotion }: FinderDocument,
  catalog: FinderCatalog,
  query: Query,
  section: Pick<Section, "maxItems" | "spread">,
  scoreOf: (row: number) => number,
): Steps<{ places: Place[]; ranked: Ranked<string> }> {
  const { maxItems, spread: limit } = section;
  const ranked = yield* rankSpread(catalog, query, section, promotion ? MAX_REACH : 0);
  const plain = ranked.rows.map((row) => ({ row, raised: 0 }));
  if (!promotion) return { places: plain, ranked };

  const mayRise = yield* sureRows(catalog, query, ranked);
  const boosted = boost(plain, mayRise, yield* boosts());
  const promoted = yield* promotedRows();
  const picks = promoted.filter((row) => mayRise(row) && scoreOf(row) >= promotion.minScore);
  // Another variant of a pick is the same product.
  const groups = groupsOf(catalog);
  const productOf = (row: number) => groups?.[row] ?? row;
  const isPicked = new Set(picks.map(productOf));
  const first = picks.map((row, at): Place => {
    const before = ranked.rows.findIndex((each) => productOf(each) === productOf(row));
    return { row, raised: before === -1 ? Infinity : Math.max(0, before - at) };
  });
  const list = [...first, ...boosted.filter(({ row }) => !isPicked.has(productOf(row)))];
  // What the shop wishes stays where it is, and counts: others give way.
  const stays = ({ row, raised }: Place) => raised > 0 || isPicked.has(productOf(row));
  const places = limit ? spreadPlaces(list, limit, catalog, mayRise, stays) : list;
  return { places: places.slice(0, maxItems), ranked };

  /** The promoted products that the same answers leave, in the order of their scores. */
  function* promotedRows(): Steps<number[]> {
    if (promotion!.products.length === 0) return [];
    const isPromoted: Condition = conditionOf(
      { products: promotion!.products },
      { answers: {}, values: {} },
    );
    const kept = query.narrow.filter(({ id }) => !ranked.relaxed.includes(id));
    const filter = [...query.filter, ...kept.map(({ condition }) => condition), isPromoted];
    const strict = { ...query, filter, narrow: [] };
    return (yield* rankInSteps(catalog, strict, promotion!.products.length)).rows;
  }

  function* boosts(): Steps<Boost[]> {
    const found: Boost[] = [];
    for (const { condition, places: by } of promotion!.boosts) {
      // One that looks at an answer, or at what was chosen, is met by no product.
      const asked = conditionIfAnswered(condition, { answers: {}, values: {} });
      if (asked) found.push({ truth: yield* truthInSteps(catalog, asked), by });
    }
    return found;
  }

  function boost(
    places: readonly Place[],
    mayMove: (row: number) => boolean,
    boosts: readonly Boost[],
  ): Place[] {
    const list = [...places];
    for (const { row } of places) {
      const by = Math.max(
        0,
        ...boosts.filter(({ truth }) => truth(row) === YES).map(({ by }) => by),
      );
      if (by === 0 || !mayMove(row)) continue;
      const from = list.findIndex((each) => each.row === row);
      let to = from;
      while (to > 0 && from - to < by && mayPass(row, list[to - 1]!)) to--;
      const [place] = list.splice(from, 1);
      list.splice(to, 0, { ...place!, raised: from - to });
    }
    return list;
  }

  /** A boosted product passes none that was boosted itself. */
  function mayPass(row: number, { row: other, raised }: Place): boolean {
    return raised === 0 && scoreOf(other) - scoreOf(row) <= MAX_POINTS;
  }
}

const PLACES = [
  undefined,
  "one-place-higher",
  "two-places-higher",
  "three-places-higher",
  "four-places-higher",
  "five-places-higher",
] as const;

/** Says how much higher the shop shows a product. */
export function promotedText(raised: number, pick: string, write: Write): string {
  if (raised === Infinity) return write("shown-higher", { pick });
  return write(PLACES[raised] ?? "places-higher", { pick, count: raised });
}
