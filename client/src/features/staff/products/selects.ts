import type { CatalogueChoices } from "@shared/contracts/product-search";

/** Whether a catalog takes the products that it selects; others have all of their own. */
export const selects = ({ lacks }: Pick<CatalogueChoices, "lacks">): boolean =>
  !lacks.includes("collections");
