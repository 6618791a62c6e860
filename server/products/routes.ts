import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router, type Request } from "express";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import { catalogueOf, cataloguePaths, type Catalogue } from "@shared/product-catalogues";
import type { Database } from "../database/database";
import { notFound } from "../http/app-error";
import { guidParam } from "../http/guid-param";
import { validate } from "../http/validate";
import { staffIn } from "../staff/require-staff";
import { exportCsv } from "./export";
import {
  addProduct,
  changeProduct,
  removeProduct,
  restoreProduct,
  type CatalogueAtHand,
} from "./products";
import { productById, productsPage } from "./queries";

/** Both catalogues, for staff: one set of routes for the two. */
export function productRoutes(db: Database, now: () => number): Router {
  const router = Router();
  for (const path of cataloguePaths) {
    router.use(`/${path}`, routesOf(db, now, { path, catalogue: catalogueOf(path) }));
  }
  return router;
}

function routesOf(db: Database, now: () => number, at: CatalogueAtHand): Router {
  const { catalogue, path } = at;
  const list = listQuery(catalogue);
  return Router()
    .get("/", async (req, res) => {
      res.json(await productsPage(db, catalogue, validate(list, req.query)));
    })
    .get("/export.csv", async (_req, res) => {
      res.type("text/csv").attachment(`${path}.csv`);
      await pipeline(Readable.from(exportCsv(db, catalogue)), res);
    })
    .get("/:id", async (req, res) => {
      const product = await productById(db, catalogue, guidParam(req));
      if (!product) throw notFound();
      res.json(product);
    })
    .post("/", async (req, res) => {
      const { updatedAt: _, ...fields } = fieldsOf(catalogue, req);
      res.status(201).json(await addProduct(db, staffIn(res), at, fields));
    })
    .put("/:id", async (req, res) => {
      const id = guidParam(req);
      res.json(await changeProduct(db, staffIn(res), at, id, fieldsOf(catalogue, req)));
    })
    .delete("/:id", async (req, res) => {
      await removeProduct(db, staffIn(res), at, guidParam(req));
      res.status(204).end();
    })
    .post("/:id/restore", async (req, res) => {
      res.json(await restoreProduct(db, staffIn(res), at, guidParam(req), now()));
    });
}

function listQuery({ sortable }: Catalogue) {
  const orders = sortable.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z.strictObject({
    ...paging,
    q: z
      .string("Give it once.")
      .max(200, "Search for at most 200 characters.")
      .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.")
      .optional(),
    sort: z
      .enum(orders, `Sort by one of ${sortable.join(", ")}, with - for the other way.`)
      .default("name"),
  });
}

const basedOn = z.object({ updatedAt: z.iso.datetime({ offset: true }).optional() });

/** A product may come back as it was given; id and createdAt are nobody's to change. */
function fieldsOf(
  { shape }: Catalogue,
  req: Request,
): Record<string, unknown> & { updatedAt?: string } {
  const given = (typeof req.body === "object" && req.body !== null ? req.body : {}) as Record<
    string,
    unknown
  >;
  const { id: _id, createdAt: _createdAt, updatedAt, ...fields } = given;
  return {
    ...validate(shape, fields),
    ...validate(basedOn, req.method === "PUT" ? { updatedAt } : {}),
  };
}
