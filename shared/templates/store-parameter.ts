// On its own: no first load opens products.

/** What a page's address calls the store in whose pages products are opened. */
export const STORE_PARAMETER = "magentoUrl";
