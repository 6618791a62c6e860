import { Router } from "express";
import { importProgressQuery, importQuery } from "@shared/contracts/imports";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import { productImport } from "../../catalog/staff/product-file";
import { MAX_PRODUCTS } from "../../catalog/staff/product-checks";
import { staffCatalog } from "../../catalog/staff/staff-catalog";
import type { Catalogs } from "../../catalog/store/catalogs";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import type { ChangeWatch } from "../../catalog/store/catalog-source";
import { validate } from "../../platform/http/validate";
import { staffIn } from "../../people/auth/require-staff";
import { csvBody, fileIn } from "../../catalog/csv/csv-of";
import { importCsv } from "../../catalog/imports/import";
import { importProgress } from "../../catalog/imports/import-signs";
import { columnsOfView } from "./file-columns";

interface Dependencies {
  db: Database;
  database: Pick<DatabaseHandle, "kind">;
  /** The shoppers' catalogs, which contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** The import of a CSV into either catalog, and its progress. Mounted before the JSON parser. */
export function importRoutes({ db, database, catalogs, watch, now }: Dependencies): Router {
  const router = Router();
  for (const path of catalogPaths) {
    router
      .post(`/${path}/import`, csvBody, async (req, res) => {
        const wish = validate(importQuery, req.query);
        const at = await staffCatalog(db, path);
        const kind = productImport({
          at,
          most: MAX_PRODUCTS[database.kind],
          columnsOf: (headers, attributes) => columnsOfView(path, headers, attributes),
          key: catalogOf(path).key,
        });
        const into = at.name;
        const take = () => importCsv(db, staffIn(res), kind, fileIn(req), { ...wish, into }, now());
        res.json(await watch.changing(() => catalogs.afterChange(take())));
      })
      .get(`/${path}/import`, async (req, res) => {
        const { id } = validate(importProgressQuery, req.query);
        res.json(await importProgress(db, id));
      });
  }
  return router;
}
