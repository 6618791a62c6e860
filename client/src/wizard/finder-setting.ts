import type { ClientBrand } from "@shared/brands";

/** A finder's setting, from its route. */
export interface FinderSetting {
  brand: ClientBrand;
  isEmbedded?: boolean;
  /** Whether the step bar shows. */
  hasProgress?: boolean;
}
