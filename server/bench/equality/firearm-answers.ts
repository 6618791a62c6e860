import fc from "fast-check";
import { ammoQuantityIds, boxesOf } from "@shared/specification/ammo-quantities";
import { joinList } from "@shared/list-text";
import { demoFirearms } from "../../specification/seed/seed";
import type { Query } from "../../testing/answer-addresses";
import { budgets } from "./budgets";

const products = demoFirearms();

/**
 * Random answers: those of a path, some of them, which leaves more products, or those of two paths mixed,
 * so that several have to be given up; with budgets that often end at the cost of a quantity, brands, and
 * quantities where ammunition is not ruled out.
 */
export function randomFirearmAnswers(
  paths: readonly Query[],
  numRuns: number,
  seed: number,
): Query[] {
  const path = fc.noBias(fc.constantFrom(...paths));
  const part = path.chain((whole) => fc.subarray(Object.entries(whole)).map(asQuery));
  const mixed = fc.tuple(path, part).map(([a, b]) => ({ ...a, ...b }));
  const prices = products.map(({ price, specialPrice }) => Number(specialPrice ?? price));
  const costs = ammoQuantityIds.flatMap((id) => prices.map((price) => price * boxesOf(id)));
  const answers = fc
    .record({
      path: fc.oneof(path, part, mixed),
      budget: budgets(costs),
      brands: fc.oneof(
        fc.constant([]),
        fc.shuffledSubarray([...new Set(products.map(({ brand }) => brand))], { maxLength: 3 }),
      ),
      quantity: fc.option(fc.constantFrom(...ammoQuantityIds), { nil: undefined }),
    })
    .map(({ path: answered, budget, brands, quantity }): Query => {
      const mayBeAmmunition = [undefined, "ammo_reloading"].includes(answered.purpose);
      return {
        ...answered,
        ...asQuery(Object.entries(budget).map(([end, rand]) => [end, String(rand)])),
        ...(brands.length > 0 && { brands: joinList(brands) }),
        ...(mayBeAmmunition && quantity !== undefined && { quantity }),
      };
    });
  return fc.sample(answers, { numRuns, seed });
}

/** Random baskets, some with products that are not there. */
export function randomBaskets(numRuns: number, seed: number): Query[] {
  const skus = [...products.map(({ externalId }) => externalId), "GONE-1", "GONE-2"];
  const baskets = fc.shuffledSubarray(skus, { minLength: 1, maxLength: 60 });
  return fc.sample(baskets, { numRuns, seed }).map((basket) => ({ skus: joinList(basket) }));
}

const asQuery = (entries: [string, string][]): Query => Object.fromEntries(entries);
