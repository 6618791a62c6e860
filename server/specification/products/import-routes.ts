import { Router } from "express";
import { importQuery } from "@shared/contracts/imports";
import { cataloguePaths } from "@shared/product-catalogues";
import type { Catalogues } from "../../catalogues/catalogues";
import type { Database } from "../../database/database";
import type { ChangeWatch } from "../../catalogues/change-watch";
import { guidParam } from "../../http/guid-param";
import { validate } from "../../http/validate";
import { staffIn } from "../../auth/require-staff";
import { csvBody, fileIn } from "../../csv/csv-body";
import { importCsv } from "../../imports/import";
import { stagedCount } from "../../imports/staging";
import { storedCatalogue } from "./stored-catalogue";
import { storedImport } from "./stored-file";

interface Dependencies {
  db: Database;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** The import of a CSV into either catalogue, and its progress. Mounted before the JSON parser. */
export function importRoutes({ db, catalogues, watch, now }: Dependencies): Router {
  const router = Router();
  for (const path of cataloguePaths) {
    const kind = storedImport({ path, catalogue: storedCatalogue(path) });
    router
      .post(`/${path}/import`, csvBody, async (req, res) => {
        const wish = validate(importQuery, req.query);
        const take = () => importCsv(db, staffIn(res), kind, fileIn(req), wish, now());
        res.json(await watch.changing(() => catalogues.afterChange(take())));
      })
      .get(`/${path}/import/:id`, async (req, res) => {
        res.json({ staged: await stagedCount(db, guidParam(req)) });
      });
  }
  return router;
}
