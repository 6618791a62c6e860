import { Router } from "express";
import { productsQuery } from "@shared/contracts/products-query";
import { cataloguePaths } from "@shared/product-catalogues";
import type { Catalogues } from "../../catalogues/catalogues";
import type { ChangeWatch } from "../../catalogues/change-watch";
import type { Database } from "../../database/database";
import { notFound } from "../../http/app-error";
import { readChanges } from "../../http/changes";
import { guidParam } from "../../http/guid-param";
import { sendCsv } from "../../http/send-csv";
import { validate } from "../../http/validate";
import { staffIn } from "../../auth/require-staff";
import { productChoices } from "./choices";
import { exportCsv } from "./export";
import { addProduct, changeProduct, removeProduct, restoreProduct } from "./products";
import { productById, productsPage, type CatalogueAtHand } from "./queries";
import { storedCatalogue } from "./stored-catalogue";

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "createdAt"];

interface Dependencies {
  db: Database;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** Both catalogues, for staff: one set of routes for the two. */
export function productRoutes(dependencies: Dependencies): Router {
  const router = Router();
  for (const path of cataloguePaths) {
    router.use(`/${path}`, routesOf(dependencies, { path, catalogue: storedCatalogue(path) }));
  }
  return router;
}

function routesOf({ db, catalogues, watch, now }: Dependencies, at: CatalogueAtHand): Router {
  const { catalogue, path } = at;
  const list = productsQuery(catalogue);
  return Router()
    .get("/", async (req, res) => {
      const { q, sort, page, pageSize, ...filters } = validate(list, req.query);
      res.json(await productsPage(db, catalogue, { q, sort, page, pageSize, filters }));
    })
    .get("/choices", async (_req, res) => {
      res.json(await productChoices(db, path));
    })
    .get("/export.csv", async (req, res) => {
      await sendCsv(req, res, { name: path, rows: exportCsv(db, catalogue) });
    })
    .get("/:id", async (req, res) => {
      const product = await productById(db, catalogue, guidParam(req));
      if (!product) throw notFound();
      res.json(product);
    })
    .post("/", async (req, res) => {
      const { sent } = readChanges(req.body, [...given, "updatedAt"]);
      const fields = validate(catalogue.shape, sent);
      const add = () => addProduct(db, staffIn(res), at, fields);
      res.status(201).json(await watch.changing(() => catalogues.afterChange(add())));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, given);
      res.json(
        await catalogues.afterChange(changeProduct(db, staffIn(res), at, guidParam(req), changes)),
      );
    })
    .delete("/:id", async (req, res) => {
      await catalogues.afterChange(removeProduct(db, staffIn(res), at, guidParam(req)));
      res.status(204).end();
    })
    .post("/:id/restore", async (req, res) => {
      res.json(
        await catalogues.afterChange(restoreProduct(db, staffIn(res), at, guidParam(req), now())),
      );
    });
}
