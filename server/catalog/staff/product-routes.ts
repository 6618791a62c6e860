import { Router } from "express";
import { FACT, productSearch, type ProductSort } from "@shared/contracts/product-search";
import { staffIn } from "../../people/auth/require-staff";
import type { Catalogs } from "../store/catalogs";
import type { ChangeWatch } from "../store/catalog-source";
import type { DatabaseHandle } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readChanges } from "../../platform/http/changes";
import { guidParam, validate } from "../../platform/http/validate";
import { sendCsv } from "../../platform/http/send-csv";
import { exportProducts } from "./file-columns";
import { catalogChoices } from "./product-choices";
import { filtered, inOrderOf } from "./product-filters";
import { MAX_PRODUCTS } from "./product-checks";
import { isWithin, productById } from "./product-queries";
import { addProduct, changeProduct, removeProduct, restoreProduct } from "./products";
import { productsPage } from "./products-page";
import { entered, staffCatalog } from "./staff-catalog";

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "source", "createdAt", "whole", "isSelected", "costs"];

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs, which contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** The products of every catalog; one that is written need not be selected afterwards, which the answer says. */
export function anyProductRoutes({ database, catalogs, watch, now }: Dependencies): Router {
  const { db } = database;
  const most = MAX_PRODUCTS[database.kind];
  const path = "/catalogues/:catalogue/products" as const;
  return Router()
    .get(path, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      const { attributes: known } = at;
      const search = validate(productSearch, req.query);
      const { q, page, pageSize } = search;
      const sort = search.sort.replace(/^-/, "");
      const wish = {
        q,
        page,
        pageSize,
        where: filtered(search, known),
        sort: sort.startsWith(FACT) ? inOrderOf(sort, known) : (sort as ProductSort),
        isDescending: search.sort.startsWith("-"),
      };
      res.json(await productsPage(db, at, wish));
    })
    .get(`${path}/choices`, async (req, res) => {
      res.json(await catalogChoices(db, await staffCatalog(db, req.params.catalogue)));
    })
    .get(`${path}/export`, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      await sendCsv(req, res, { name: at.id, rows: exportProducts(db, at) });
    })
    .get(`${path}/:id`, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      const product = await productById(db, guidParam(req));
      if (!product || !(await isWithin(db, at, product))) throw notFound();
      res.json(entered(at, product));
    })
    .post(path, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      const { sent } = readChanges(req.body, [...given, "updatedAt"]);
      const add = () => addProduct(db, staffIn(res), at, sent, most);
      const product = await watch.changing(() => catalogs.afterChange(add()));
      res.status(201).json(product);
    })
    .put(`${path}/:id`, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      const changes = readChanges(req.body, given);
      const change = () => changeProduct(db, staffIn(res), at, guidParam(req), changes);
      res.json(await watch.changing(() => catalogs.afterChange(change())));
    })
    .delete(`${path}/:id`, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      await catalogs.afterChange(removeProduct(db, staffIn(res), at, guidParam(req)));
      res.status(204).end();
    })
    .post(`${path}/:id/restore`, async (req, res) => {
      const at = await staffCatalog(db, req.params.catalogue);
      const restore = () =>
        restoreProduct(db, staffIn(res), at, guidParam(req), { most, now: now() });
      res.json(await watch.changing(() => catalogs.afterChange(restore())));
    });
}
