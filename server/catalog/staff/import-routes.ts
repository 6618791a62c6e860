import { Router } from "express";
import { productImportQuery } from "@shared/contracts/imports";
import { staffIn } from "../../people/auth/require-staff";
import type { Catalogues } from "../store/catalogues";
import type { ChangeWatch } from "../store/catalogue-source";
import type { DatabaseHandle } from "../../platform/database/database";
import { guidParam, validate } from "../../platform/http/validate";
import { csvBody, fileIn } from "../csv/csv-of";
import { importCsv } from "../imports/import";
import { stagedCount } from "../imports/staging";
import { productImport } from "./product-file";
import { MAX_PRODUCTS } from "./product-checks";
import { staffCatalogue } from "./staff-catalogue";

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** The import of a CSV into a catalogue, and its progress. Mounted before the JSON parser. */
export function anyImportRoutes({ database, catalogues, watch, now }: Dependencies): Router {
  const { db } = database;
  const most = MAX_PRODUCTS[database.kind];
  const path = "/catalogues/:catalogue/products/import" as const;
  return Router()
    .post(path, csvBody, async (req, res) => {
      const at = await staffCatalogue(db, String(req.params.catalogue));
      const { addValues: addsValues, ...wish } = validate(productImportQuery, req.query);
      const kind = productImport({ at, most, addsValues });
      const take = () => importCsv(db, staffIn(res), kind, fileIn(req), wish, now());
      res.json(await watch.changing(() => catalogues.afterChange(take())));
    })
    .get(`${path}/:id`, async (req, res) => {
      res.json({ staged: await stagedCount(db, guidParam(req)) });
    });
}
