import type { FinderId } from "@shared/finders/built-in";
import { bedFinderReads } from "./bed-finder/routes";
import type { Catalogues } from "./catalogues/catalogues";
import type { Reads } from "./catalogues/finder-read";
import type { ProductCache } from "./catalogues/product-cache";
import { createReplyCache } from "./catalogues/reply-cache";
import type { FinderReads } from "./catalogues/short-way";
import { firearmFinderReads } from "./firearm-finder/routes";
import type { Unlocks } from "./gate/unlocks";

/** What shoppers ask of the finders that they have unlocked. */
export function shopperReads(catalogues: Catalogues, unlocks: Unlocks): FinderReads {
  const readsOf = <Catalogue>(
    app: FinderId,
    products: ProductCache<Catalogue>,
  ): Reads<Catalogue> => ({
    checkUnlocked: (req) => unlocks.check(req, app),
    isKnownToBeUnlocked: (req) => unlocks.isKnownToBeOpen(req, app),
    products,
    replies: createReplyCache<Catalogue>(),
  });
  return {
    ...bedFinderReads(readsOf("dialabed", catalogues.beds)),
    ...firearmFinderReads(readsOf("safarioutdoor", catalogues.firearms)),
  };
}
