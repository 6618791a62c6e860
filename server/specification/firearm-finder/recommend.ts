import {
  MAX_FIREARMS,
  type FirearmCriterion,
  type FirearmItem,
  type FirearmQuery,
} from "@shared/specification/contracts/firearms";
import { writtenOnce } from "../../catalog/store/finder-read";
import { fitsText } from "../../finders/compile/fits";
import { rankInSteps } from "../../engine/rank";
import type { Steps } from "../../platform/work/steps";
import { byText } from "../../catalog/store/by-text";
import type { FinderCatalog, FinderProduct } from "../../finders/compile/finder-catalog";
import { asked, criterionOf, type StagedFirearms } from "./staged-firearms";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  /** As the JSON that is sent: a list of `RecommendedFirearm`. */
  json: string;
  /** How many fit in all. */
  total: number;
  relaxed: FirearmCriterion[];
}

/** The rows of the best 12, with a sentence for each that says why it is there; in steps. */
export function* recommendedRows(staged: StagedFirearms, answers: FirearmQuery) {
  const compiled = asked(staged, answers);
  const ranked = yield* rankInSteps(staged.catalog, compiled.query, MAX_FIREARMS);
  const fits = fitsText(staged.catalog, compiled, ranked.relaxed, staged.wording.language);
  return { ...ranked, fits };
}

/**
 * The best 12 by the answers. Every answer narrows; where nothing meets all of them, as few as
 * possible are relaxed, the least important first. An empty list means an empty catalog. In steps.
 */
export function* recommendFirearms(
  staged: StagedFirearms,
  answers: FirearmQuery,
): Steps<Recommendation> {
  const { rows, total, relaxed, fits } = yield* recommendedRows(staged, answers);
  const { productAt } = staged.catalog;
  const written = rows.map((row) =>
    itemJson(productAt(row), `"reason":${JSON.stringify(fits(row))}`),
  );
  return { json: `[${written.join()}]`, total, relaxed: relaxed.map(criterionOf) };
}

const itemJson = writtenOnce(toItem);

/** A product as results and basket show it. */
function toItem(firearm: FinderProduct): FirearmItem {
  const { caliber, type = null, packSize = null } = firearm.shown as StatedByFirearm;
  return {
    sku: firearm.key,
    name: firearm.name,
    imageUrl: firearm.pictureUrl,
    // The database lets no firearm be without these.
    price: firearm.price!,
    specialPrice: firearm.specialPrice,
    brand: firearm.brand!,
    caliber,
    firearmType: type,
    shortDescription: firearm.description,
    inStock: firearm.inStock!,
    packSize,
    url: firearm.pageUrl!,
  };
}

type StatedByFirearm = Pick<FirearmItem, "caliber"> & {
  type?: string;
  packSize?: number;
};

/** Current data of the products with these ids, in the order of ids, without those that are gone. */
export function itemsBySku({ items, productAt }: FinderCatalog, skus: string[]): FirearmItem[] {
  const wanted = new Set(skus);
  const found: FinderProduct[] = [];
  for (let row = 0; row < items.length; row++) {
    const product = productAt(row);
    if (wanted.has(product.key)) found.push(product);
  }
  return found.sort(byText(({ key }) => key)).map(toItem);
}
