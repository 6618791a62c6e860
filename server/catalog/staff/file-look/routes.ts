import { Router } from "express";
import { fromFileBody, lookQuery } from "@shared/contracts/file-look";
import { importQuery } from "@shared/contracts/imports";
import { staffIn } from "../../../people/auth/require-staff";
import type { Catalogs } from "../../store/catalogs";
import type { ChangeWatch } from "../../store/catalog-source";
import type { DatabaseHandle } from "../../../platform/database/database";
import { jsonBody } from "../../../platform/http/json-body";
import { validate } from "../../../platform/http/validate";
import { fileIn, tableBody } from "../../csv/csv-of";
import { importCsv } from "../../imports/import";
import { allAttributes } from "../attribute-queries";
import { MAX_PRODUCTS } from "../product-checks";
import { lookAt } from "./file-look";
import { planImport } from "./plan-import";

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs, which may contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** A catalog from a file whose columns nobody knows yet. Mounted before the parser of smaller bodies. */
export function fileLookRoutes({ database, catalogs, watch, now }: Dependencies): Router {
  const { db, kind } = database;
  return Router()
    .post("/catalogues/look", tableBody, async (req, res) => {
      const { sheet } = validate(lookQuery, req.query);
      res.json(await lookAt(fileIn(req), await allAttributes(db), sheet));
    })
    .post("/catalogues/from-file", jsonBody("16mb"), async (req, res) => {
      const wish = validate(importQuery, req.query);
      const { plan, file: bytes } = validate(fromFileBody, req.body);
      const file = Buffer.from(bytes, "base64");
      const actor = staffIn(res);
      const most = MAX_PRODUCTS[kind];
      const taking = planImport({ file, plan, actor, most, dryRun: wish.dryRun });
      const take = () => importCsv(db, actor, taking, file, wish, now());
      res.json(await watch.changing(() => catalogs.afterChange(take())));
    });
}
