import { Router } from "express";
import type { Costs } from "@shared/contracts/paging";
import { productsQuery } from "@shared/specification/contracts/products-query";
import { catalogPaths, type CatalogPath } from "@shared/templates/product-catalogs";
import type { Catalogs } from "../../catalog/store/catalogs";
import type { ChangeWatch } from "../../catalog/store/catalog-source";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readChanges } from "../../platform/http/changes";
import { guidParam, invalid, validate } from "../../platform/http/validate";
import { sendCsv } from "../../platform/http/send-csv";
import { staffIn } from "../../people/auth/require-staff";
import { MAX_PRODUCTS } from "../../catalog/staff/product-checks";
import {
  addProduct,
  changeProduct,
  removeProduct,
  restoreProduct,
} from "../../catalog/staff/products";
import { staffCatalog } from "../../catalog/staff/staff-catalog";
import { inNamesOfStaff, placeOf } from "../../catalog/store/specified-fields";
import { productChoices } from "./choices";
import { exportCsv } from "./export";
import { inNamesOfView, storedCatalog } from "./stored-catalog";
import { productById, productsPage } from "./queries";

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "createdAt"];

interface Dependencies {
  db: Database;
  database: Pick<DatabaseHandle, "kind">;
  /** The shoppers' catalogs, which contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** Both catalogs, for staff: one set of routes for the two. */
export function productRoutes(dependencies: Dependencies): Router {
  const router = Router();
  for (const path of catalogPaths) {
    router.use(`/${path}`, routesOf(dependencies, path));
  }
  return router;
}

function routesOf({ db, database, catalogs, watch, now }: Dependencies, path: CatalogPath): Router {
  const catalog = storedCatalog(path);
  const list = productsQuery(catalog);
  const most = MAX_PRODUCTS[database.kind];
  const at = () => staffCatalog(db, path);
  const rowOf = (id: string) => productById(db, catalog, id);
  const asStaffDo = (sent: Record<string, unknown>) => {
    const unknown = Object.keys(sent).filter((name) => placeOf(path, name) === undefined);
    if (unknown.length > 0) {
      throw invalid(unknown.map((name) => ({ path: name, message: "There is no such field." })));
    }
    return inNamesOfStaff(path, sent);
  };
  return Router()
    .get("/", async (req, res) => {
      const { q, sort, page, pageSize, ...filters } = validate(list, req.query);
      res.json(await productsPage(db, catalog, { q, sort, page, pageSize, filters }));
    })
    .get("/choices", async (_req, res) => {
      res.json(await productChoices(db, path));
    })
    .get("/export.csv", async (req, res) => {
      await sendCsv(req, res, { name: path, rows: exportCsv(db, catalog) });
    })
    .get("/:id", async (req, res) => {
      const product = await rowOf(guidParam(req));
      if (!product) throw notFound();
      res.json(product);
    })
    .post("/", async (req, res) => {
      const fields = asStaffDo(readChanges(req.body, [...given, "updatedAt"]).sent);
      const add = async () => addProduct(db, staffIn(res), await at(), fields, most);
      const saved = await inNamesOfView(path, () =>
        watch.changing(() => catalogs.afterChange(add())),
      );
      const { costs }: Partial<Costs> = saved;
      res.status(201).json({ ...(await rowOf(saved.id)), ...(costs && { costs }) });
    })
    .put("/:id", async (req, res) => {
      const id = guidParam(req);
      const { sent, basedOn } = readChanges(req.body, given);
      const changes = { sent: asStaffDo(sent), basedOn, isPatch: true };
      const change = async () => changeProduct(db, staffIn(res), await at(), id, changes);
      await inNamesOfView(
        path,
        () => catalogs.afterChange(change()),
        () => rowOf(id),
      );
      res.json(await rowOf(id));
    })
    .delete("/:id", async (req, res) => {
      const remove = async () => removeProduct(db, staffIn(res), await at(), guidParam(req));
      await catalogs.afterChange(remove());
      res.status(204).end();
    })
    .post("/:id/restore", async (req, res) => {
      const id = guidParam(req);
      const restore = async () =>
        restoreProduct(db, staffIn(res), await at(), id, { most, now: now() });
      await inNamesOfView(path, () => catalogs.afterChange(restore()));
      res.json(await rowOf(id));
    });
}
