import type { AdminListPath } from "@shared/admin-lists";
import type { Costs } from "@shared/contracts/costs";
import type { ImportProgress, ImportReport } from "@shared/contracts/imports";
import type { Page } from "@shared/contracts/paging";
import type { ProductChoices } from "@shared/contracts/product-choices";
import type { CataloguePath } from "@shared/product-catalogues";
import type * as lookups from "@shared/schema/lookups";
import type { BedProduct, FirearmProduct } from "@shared/schema/products";

interface ListRows {
  "sleep-styles": typeof lookups.sleepStyles.$inferSelect;
  "bed-sizes": typeof lookups.bedSizes.$inferSelect;
  "mattress-types": typeof lookups.mattressTypes.$inferSelect;
  "firmness-levels": typeof lookups.firmnessLevels.$inferSelect;
  "sleep-concerns": typeof lookups.sleepConcerns.$inferSelect;
  features: typeof lookups.features.$inferSelect;
}

/** What the operations on each list that staff keep answer. */
export type ListReplies = {
  [
    Path in AdminListPath as `GET /api/admin/${Path}` | `PUT /api/admin/${Path}/order`
  ]: ListRows[Path][];
} & {
  [
    Path in AdminListPath as
      | `POST /api/admin/${Path}`
      | `PUT /api/admin/${Path}/{id}`
      | `POST /api/admin/${Path}/{id}/restore`
  ]: ListRows[Path];
};

interface Products {
  "bed-products": BedProduct;
  "firearm-products": FirearmProduct;
}

/** What the operations on the products of each of the two first catalogues answer. */
export type ProductReplies = {
  [Path in CataloguePath as `GET /api/admin/${Path}`]: Page<Products[Path]>;
} & {
  [
    Path in CataloguePath as
      | `GET /api/admin/${Path}/{id}`
      | `PUT /api/admin/${Path}/{id}`
      | `POST /api/admin/${Path}/{id}/restore`
  ]: Products[Path];
} & {
  [Path in CataloguePath as `POST /api/admin/${Path}`]: Products[Path] & Costs;
} & {
  [Path in CataloguePath as `GET /api/admin/${Path}/choices`]: ProductChoices;
} & {
  [Path in CataloguePath as `POST /api/admin/${Path}/import`]: ImportReport;
} & {
  [Path in CataloguePath as `GET /api/admin/${Path}/import/{id}`]: ImportProgress;
};
