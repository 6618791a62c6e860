import express, { Router, type RequestHandler } from "express";
import { importQuery } from "@shared/contracts/imports";
import { cataloguePaths } from "@shared/product-catalogues";
import type { Catalogues } from "../catalogues/catalogues";
import type { Database } from "../database/database";
import { AppError } from "../http/app-error";
import { guidParam } from "../http/guid-param";
import { validate } from "../http/validate";
import { staffIn } from "../auth/require-staff";
import { importCsv } from "./import";
import type { CatalogueAtHand } from "./products";
import { stagedCount } from "./staging";
import { storedCatalogue } from "./stored-catalogue";

/** Reads a CSV as bytes, up to 10 MB; the import decodes them. */
const csvBody: RequestHandler = (req, res, next) => {
  if (!req.is(["text/csv", "text/plain"])) {
    return next(new AppError(415, "unsupported", "Send the file as text/csv."));
  }
  express.raw({ type: () => true, limit: "10mb" })(req, res, next);
};

interface Dependencies {
  db: Database;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
  now: () => number;
}

/** The import of a CSV into either catalogue, and its progress. Mounted before the JSON parser. */
export function importRoutes({ db, catalogues, now }: Dependencies): Router {
  const router = Router();
  for (const path of cataloguePaths) {
    const at: CatalogueAtHand = { path, catalogue: storedCatalogue(path) };
    router
      .post(`/${path}/import`, csvBody, async (req, res) => {
        const wish = validate(importQuery, req.query);
        const file = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
        res.json(await catalogues.afterChange(importCsv(db, staffIn(res), at, file, wish, now())));
      })
      .get(`/${path}/import/:id`, async (req, res) => {
        res.json({ staged: await stagedCount(db, guidParam(req)) });
      });
  }
  return router;
}
