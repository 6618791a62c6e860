import { valuesOfProducts } from "@shared/finders/calculation";
import type { NumberSpread, StatedAttributes } from "@shared/contracts/finder-matching";
import { countProducts, groupsOf } from "../../engine/groups";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import type { FinderCatalog } from "../compile/finder-catalog";
import { bandsOf, priceBandsOf } from "../propose/bands-of";
import { stagedSections, type Stage } from "../shopper/stage";

/** What every product can state besides its attributes. */
const OF_ALL = ["price", "brand"];

/** How many of a draft's products state each attribute, and between which numbers. */
export function* stated(stage: Pick<Stage, "document" | "catalogs">): Steps<StatedAttributes> {
  const catalogs = [...new Set(stagedSections(stage).map(({ catalog }) => catalog))];
  const told: StatedAttributes = { products: 0, attributes: {} };
  const numbers = new Map<string, number[]>();
  const workedOut = valuesOfProducts(stage.document.values);
  for (const catalog of catalogs) {
    told.products += countProducts(catalog, yield* selectInSteps(catalog, []));
    for (const id of new Set([...catalog.attributes.keys(), ...OF_ALL])) {
      // What is worked out for each product is stated by none.
      if (workedOut.has(id)) continue;
      const before = told.attributes[id]?.stated ?? 0;
      told.attributes[id] = { stated: before + (yield* statedIn(catalog, id)) };
      numbers.set(id, [...(numbers.get(id) ?? []), ...numbersIn(catalog, id)]);
    }
  }
  for (const [id, all] of numbers) {
    if (all.length === 0) continue;
    const [min, max] = all.reduce(
      ([least, most], each) => [Math.min(least, each), Math.max(most, each)] as const,
      [Infinity, -Infinity] as readonly [number, number],
    );
    const bands = id === "price" ? priceBandsOf(all) : bandsOf(all);
    const bounds = bands.flatMap(({ from }) => from ?? []);
    told.attributes[id] = {
      ...told.attributes[id]!,
      numbers: { min, max, bounds, spread: spreadOf(all) },
    };
  }
  return told;
}

function* statedIn(catalog: FinderCatalog, column: string): Steps<number> {
  const isStated = { column, accepts: (value: unknown) => value !== null };
  return countProducts(catalog, yield* selectInSteps(catalog, [isStated]));
}

/** Bounds the answer: a catalog may have a hundred thousand numbers. */
const MAX_POINTS = 100;

/** The numbers that products state in an attribute: one for each, and of variants those that differ. */
function numbersIn(catalog: FinderCatalog, id: string): number[] {
  const groups = groupsOf(catalog);
  const all = catalog.numbers.get(id) ?? [];
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
