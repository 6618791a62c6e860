import type { OfferedAttribute } from "@shared/contracts/product-search";

/** An attribute as forms of a catalog's products have it; it takes what is listed, and may be left out. */
export const offeredAttribute = (
  id: string,
  kind: OfferedAttribute["kind"],
  more: Partial<OfferedAttribute> = {},
): OfferedAttribute => ({
  id,
  label: { en: id },
  kind,
  values: [],
  isRetired: false,
  isOpen: false,
  isRequired: false,
  mayNotApply: true,
  ...more,
});
