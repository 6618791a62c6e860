/** How likely a product can be had; more is better. */
export const OUT_OF_STOCK = 0;
export const STOCK_NOT_STATED = 1;
export const IN_STOCK = 2;
export type Stock = typeof OUT_OF_STOCK | typeof STOCK_NOT_STATED | typeof IN_STOCK;

/** The same of what a product states; null where it states nothing. */
export const stockOf = (isInStock: boolean | null): Stock =>
  isInStock === null ? STOCK_NOT_STATED : isInStock ? IN_STOCK : OUT_OF_STOCK;
