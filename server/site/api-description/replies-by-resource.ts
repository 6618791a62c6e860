import type { AdminListPath } from "@shared/specification/contracts/admin-lists";
import type { Costs } from "@shared/contracts/costs";
import type { ImportProgress, ImportReport } from "@shared/contracts/imports";
import type { Page } from "@shared/contracts/paging";
import type { ProductChoices } from "@shared/contracts/product-choices";
import type { CataloguePath } from "@shared/templates/product-catalogues";
import type { listTables } from "@shared/specification/tables/list-tables";
import type { ProductViews } from "@shared/specification/tables/views";

type ListRows = { [Path in AdminListPath]: (typeof listTables)[Path]["$inferSelect"] };

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

/** What the operations on the products of each of the two first catalogues answer. */
export type ProductReplies = {
  [Path in CataloguePath as `GET /api/admin/${Path}`]: Page<ProductViews[Path]>;
} & {
  [
    Path in CataloguePath as
      | `GET /api/admin/${Path}/{id}`
      | `PUT /api/admin/${Path}/{id}`
      | `POST /api/admin/${Path}/{id}/restore`
  ]: ProductViews[Path];
} & {
  [Path in CataloguePath as `POST /api/admin/${Path}`]: ProductViews[Path] & Costs;
} & {
  [Path in CataloguePath as `GET /api/admin/${Path}/choices`]: ProductChoices;
} & {
  [Path in CataloguePath as `POST /api/admin/${Path}/import`]: ImportReport;
} & {
  [Path in CataloguePath as `GET /api/admin/${Path}/import/{id}`]: ImportProgress;
};
