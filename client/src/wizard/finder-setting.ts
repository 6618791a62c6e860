import type { ClientBrand } from "@shared/brands";

/** Where a finder stands: what its route tells it. */
export interface FinderSetting {
  brand: ClientBrand;
  isEmbedded?: boolean;
  /** Whether the step bar shows. */
  hasProgress?: boolean;
}
