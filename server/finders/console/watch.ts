import { stockState } from "@shared/stock";
import type { WatchedProduct } from "@shared/contracts/finder-matching";
import type { ResultSection } from "@shared/contracts/finders";
import { explain, scoreOf } from "../../engine/explain";
import { firstOfEach } from "../../engine/groups";
import { rankInSteps } from "../../engine/rank";
import type { Steps } from "../../platform/work/steps";
import { NO, NOT_STATED, truthInSteps, type Truth } from "../../engine/truth";
import type { Compiled } from "../compile/compile";
import type { Part } from "../compile/part";

/** So many products are looked at in a step. */
const STEP = 2_000;
/** The most products that somebody chooses from who looked for one. */
const MAX_CANDIDATES = 8;

interface Found {
  /** Of the one product that is called so. */
  rows: number[];
  candidates: { id: string; name: string }[];
}

/** Looks for a product by its key, or by part of its name. Variants are one product. */
export function* findProduct({ catalog }: Pick<Compiled, "catalog">, wished: string): Steps<Found> {
  const word = wished.trim().toLowerCase();
  const named = new Map<string, { rows: number[]; name: string }>();
  for (let row = 0; row < catalog.items.length; row++) {
    if (row % STEP === STEP - 1) yield;
    const { key, groupKey, name } = catalog.productAt(row);
    const isIt = key.toLowerCase() === word || groupKey.toLowerCase() === word;
    if (!isIt && !name.toLowerCase().includes(word)) continue;
    if (isIt) {
      return { rows: rowsOfGroup(catalog, groupKey), candidates: [] };
    }
    const known = named.get(groupKey);
    if (known) known.rows.push(row);
    else named.set(groupKey, { rows: [row], name });
  }
  const all = [...named];
  if (all.length === 1) return { rows: all[0]![1].rows, candidates: [] };
  return {
    rows: [],
    candidates: all.slice(0, MAX_CANDIDATES).map(([id, { name }]) => ({ id, name })),
  };
}

function rowsOfGroup(catalog: Compiled["catalog"], groupKey: string): number[] {
  return catalog.items.flatMap((_, row) =>
    catalog.productAt(row).groupKey === groupKey ? [row] : [],
  );
}

/** Where a product stands for these answers, and why: by its variant that fits best. */
export function* watch(
  compiled: Compiled,
  { id: section, items, relaxed }: Pick<ResultSection, "id" | "items" | "relaxed">,
  rows: readonly number[],
): Steps<WatchedProduct> {
  const { catalog, query, criteria, parts } = compiled;
  const { rows: ranked } = yield* rankInSteps(catalog, query, Infinity);
  const inOrder = firstOfEach(catalog, ranked, (row) => row);
  const listed = inOrder.findIndex((row) => rows.includes(row));
  const obstaclesAt = yield* obstaclesIn(parts, relaxed, catalog);
  const counts = rows.map((row) => obstaclesAt(row).length);
  const fewest = rows[counts.indexOf(Math.min(...counts))]!;
  const row = listed === -1 ? fewest : inOrder[listed]!;
  const { groupKey, name, ...product } = catalog.productAt(row);
  const keys = rows.map((each) => catalog.productAt(each).key);
  const shownAt = items.findIndex(({ id }) => keys.includes(id) || id === groupKey);
  const reasons = explain(catalog, criteria)(row);
  return {
    id: groupKey,
    name,
    section,
    place: shownAt !== -1 ? shownAt + 1 : listed === -1 ? null : listed + 1,
    stock: stockState(product),
    score: criteria.length === 0 ? 100 : scoreOf(reasons),
    reasons,
    obstacles: obstaclesAt(row),
  };
}

/** Tells of a row what parts ask that it does not meet, or does not state. Of what was given up only musts count. */
function* obstaclesIn(
  parts: readonly Part[],
  relaxed: readonly string[],
  catalog: Compiled["catalog"],
): Steps<(row: number) => WatchedProduct["obstacles"]> {
  const asked = parts.flatMap(({ id, isFact, hides, conditions: { musts, wish, nevers } }) =>
    [...musts, ...(wish && !relaxed.includes(id) ? [wish] : []), ...nevers].map(({ mark }) => ({
      id,
      mark,
      isFact,
      isNever: nevers.some((each) => each.mark === mark),
      isHidden: hides && musts.some((each) => each.mark === mark),
    })),
  );
  const truths: ((row: number) => Truth)[] = [];
  for (const { mark } of asked) truths.push(yield* truthInSteps(catalog, mark.condition));
  return (row) =>
    asked.flatMap(({ id, mark, isFact, isNever, isHidden }, at) => {
      const found = truths[at]!(row);
      if (found !== NO && found !== NOT_STATED) return [];
      const isNotStated = found === NOT_STATED;
      const text = isNotStated
        ? mark.text() +
          (isNever && isFact ? ", and cannot be ruled out" : isHidden ? ", so it is hidden" : "")
        : isNever
          ? "A rule says that it is never shown."
          : "It does not meet a must.";
      return [{ id, isNotStated, text }];
    });
}
