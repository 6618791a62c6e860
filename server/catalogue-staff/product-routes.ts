import { Router } from "express";
import { FACT, productSearch, type ProductSort } from "@shared/contracts/product-search";
import { staffIn } from "../auth/require-staff";
import { attributesById } from "../catalogues/any-rows";
import type { Catalogues } from "../catalogues/catalogues";
import type { ChangeWatch } from "../catalogues/change-watch";
import type { DatabaseHandle } from "../database/database";
import { notFound } from "../http/app-error";
import { readChanges } from "../http/changes";
import { guidParam } from "../http/guid-param";
import { sendCsv } from "../http/send-csv";
import { validate } from "../http/validate";
import { catalogueById } from "./catalogue-queries";
import { exportProducts } from "./export";
import { catalogueChoices } from "./product-choices";
import { filtered, inOrderOf } from "./product-filters";
import { MAX_PRODUCTS } from "./product-limit";
import { isAmong, productById, productsPage } from "./product-queries";
import { addProduct, changeProduct, removeProduct } from "./products";

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "source", "createdAt", "whole", "isSelected"];

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
}

/** The products of the catalogues that staff defined; one that is written need not be selected afterwards, which the answer says. */
export function anyProductRoutes({ database, catalogues, watch }: Dependencies): Router {
  const { db } = database;
  const most = MAX_PRODUCTS[database.kind];
  const atHand = async (id: string) => {
    const catalogue = await catalogueById(db, id);
    if (!catalogue) throw notFound();
    return catalogue;
  };
  const path = "/catalogues/:catalogue/products" as const;
  return Router()
    .get(path, async (req, res) => {
      const { id, selection } = await atHand(req.params.catalogue);
      const search = validate(productSearch, req.query);
      const { q, page, pageSize } = search;
      const known = await attributesById(db, [id]);
      const sort = search.sort.replace(/^-/, "");
      const wish = {
        q,
        page,
        pageSize,
        where: filtered(search, known),
        sort: sort.startsWith(FACT) ? inOrderOf(sort, known) : (sort as ProductSort),
        isDescending: search.sort.startsWith("-"),
      };
      res.json(await productsPage(db, selection, wish));
    })
    .get(`${path}/choices`, async (req, res) => {
      const { selection } = await atHand(req.params.catalogue);
      res.json(await catalogueChoices(db, selection));
    })
    .get(`${path}/export`, async (req, res) => {
      const { id, selection } = await atHand(req.params.catalogue);
      const rows = exportProducts(db, selection, await attributesById(db, [id]));
      await sendCsv(req, res, { name: id, rows });
    })
    .get(`${path}/:id`, async (req, res) => {
      const { selection } = await atHand(req.params.catalogue);
      const product = await productById(db, guidParam(req));
      if (!product || !(await isAmong(db, selection, product.id))) throw notFound();
      res.json(product);
    })
    .post(path, async (req, res) => {
      const { id: catalogue, selection } = await atHand(req.params.catalogue);
      const { sent } = readChanges(req.body, [...given, "updatedAt"]);
      const add = () => addProduct(db, staffIn(res), { catalogue, selection, most }, sent);
      const product = await watch.changing(() => catalogues.afterChange(add()));
      res.status(201).json(product);
    })
    .put(`${path}/:id`, async (req, res) => {
      const { id: catalogue, selection } = await atHand(req.params.catalogue);
      const changes = readChanges(req.body, given);
      const which = { catalogue, selection, id: guidParam(req) };
      const change = () => changeProduct(db, staffIn(res), which, changes);
      res.json(await watch.changing(() => catalogues.afterChange(change())));
    })
    .delete(`${path}/:id`, async (req, res) => {
      const { selection } = await atHand(req.params.catalogue);
      const which = { selection, id: guidParam(req) };
      await catalogues.afterChange(removeProduct(db, staffIn(res), which));
      res.status(204).end();
    });
}
