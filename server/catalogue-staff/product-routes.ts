import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import { staffIn } from "../auth/require-staff";
import { attributesById } from "../catalogues/any-rows";
import type { Catalogues } from "../catalogues/catalogues";
import type { DatabaseHandle } from "../database/database";
import { notFound } from "../http/app-error";
import { readChanges } from "../http/changes";
import { guidParam } from "../http/guid-param";
import { validate } from "../http/validate";
import { catalogueById } from "./catalogue-queries";
import { exportProducts } from "./export";
import { MAX_PRODUCTS } from "./product-limit";
import { productById, productsPage, sortColumns, type ProductSort } from "./product-queries";
import { addProduct, changeProduct, removeProduct } from "./products";

const sorts = Object.keys(sortColumns) as ProductSort[];
const orders = sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];

const listQuery = z.strictObject({
  ...paging,
  q: z
    .string("Give it once.")
    .max(200, "Search for at most 200 characters.")
    .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.")
    .optional(),
  sort: z
    .enum(orders, `Sort by one of ${sorts.join(", ")}, with - for the reverse order.`)
    .default("name"),
});

/** Read-only fields; ignored, because a product may be sent back as received. */
const given = ["id", "createdAt"];

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogues, which contain the products. */
  catalogues: Pick<Catalogues, "afterChange">;
}

/** The products of the catalogues that staff defined; one that is written need not be among those its catalogue selects. */
export function anyProductRoutes({ database, catalogues }: Dependencies): Router {
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
      const { selection } = await atHand(req.params.catalogue);
      const { q, sort, ...page } = validate(listQuery, req.query);
      const order = {
        sort: sort.replace(/^-/, "") as ProductSort,
        isDescending: sort.startsWith("-"),
      };
      res.json(await productsPage(db, selection, { q, ...order, ...page }));
    })
    .get(`${path}/export`, async (req, res) => {
      const { id, selection } = await atHand(req.params.catalogue);
      const file = exportProducts(db, selection, await attributesById(db));
      res.type("text/csv").attachment(`${id}.csv`);
      await pipeline(Readable.from(file), res);
    })
    .get(`${path}/:id`, async (req, res) => {
      await atHand(req.params.catalogue);
      const product = await productById(db, guidParam(req));
      if (!product) throw notFound();
      res.json(product);
    })
    .post(path, async (req, res) => {
      const { selection } = await atHand(req.params.catalogue);
      const { sent } = readChanges(req.body, [...given, "updatedAt"]);
      const place = { collection: selection.collections?.[0], most };
      const product = await catalogues.afterChange(addProduct(db, staffIn(res), place, sent));
      res.status(201).json(product);
    })
    .put(`${path}/:id`, async (req, res) => {
      await atHand(req.params.catalogue);
      const changes = readChanges(req.body, given);
      const change = changeProduct(db, staffIn(res), guidParam(req), changes);
      res.json(await catalogues.afterChange(change));
    })
    .delete(`${path}/:id`, async (req, res) => {
      await atHand(req.params.catalogue);
      await catalogues.afterChange(removeProduct(db, staffIn(res), guidParam(req)));
      res.status(204).end();
    });
}
