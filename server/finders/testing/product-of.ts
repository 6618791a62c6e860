import type { CatalogProduct } from "../../catalog/store/any-catalog";

/** A product for tests, in stock, of which nothing is known but what is given. */
export const productOf = (key: string, given: Partial<CatalogProduct> = {}): CatalogProduct => ({
  id: key,
  key,
  groupKey: key,
  name: key,
  description: null,
  brand: null,
  price: null,
  specialPrice: null,
  pictureUrl: null,
  pageUrl: null,
  inStock: true,
  values: {},
  ...given,
});
