import { Router } from "express";
import type { Costs } from "@shared/contracts/paging";
import { productsQuery } from "@shared/specification/contracts/products-query";
import { cataloguePaths, type CataloguePath } from "@shared/templates/product-catalogues";
import type { Catalogues } from "../../catalog/store/catalogues";
import type { ChangeWatch } from "../../catalog/store/catalogue-source";
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
import { staffCatalogue } from "../../catalog/staff/staff-catalogue";
import { inNamesOfStaff, placeOf } from "../../catalog/store/specified-fields";
import { productChoices } from "./choices";
import { exportCsv } from "./export";
import { inNamesOfView, storedCatalogue } from "./stored-catalogue";
import { productById, productsPage } from "./queries";

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "createdAt"];

interface Dependencies {
  db: Database;
  database: Pick<DatabaseHandle, "kind">;
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
    router.use(`/${path}`, routesOf(dependencies, path));
  }
  return router;
}

function routesOf(
  { db, database, catalogues, watch, now }: Dependencies,
  path: CataloguePath,
): Router {
  const catalogue = storedCatalogue(path);
  const list = productsQuery(catalogue);
  const most = MAX_PRODUCTS[database.kind];
  const at = () => staffCatalogue(db, path);
  const rowOf = (id: string) => productById(db, catalogue, id);
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
      res.json(await productsPage(db, catalogue, { q, sort, page, pageSize, filters }));
    })
    .get("/choices", async (_req, res) => {
      res.json(await productChoices(db, path));
    })
    .get("/export.csv", async (req, res) => {
      await sendCsv(req, res, { name: path, rows: exportCsv(db, catalogue) });
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
        watch.changing(() => catalogues.afterChange(add())),
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
        () => catalogues.afterChange(change()),
        () => rowOf(id),
      );
      res.json(await rowOf(id));
    })
    .delete("/:id", async (req, res) => {
      const remove = async () => removeProduct(db, staffIn(res), await at(), guidParam(req));
      await catalogues.afterChange(remove());
      res.status(204).end();
    })
    .post("/:id/restore", async (req, res) => {
      const id = guidParam(req);
      const restore = async () =>
        restoreProduct(db, staffIn(res), await at(), id, { most, now: now() });
      await inNamesOfView(path, () => catalogues.afterChange(restore()));
      res.json(await rowOf(id));
    });
}
