import { Router } from "express";
import { attributeShape, mergeRequest } from "@shared/contracts/attributes";
import { catalogShape, selectionToCount, type SelectionCount } from "@shared/contracts/catalogs";
import { importProgressQuery, productImportQuery } from "@shared/contracts/imports";
import { staffIn } from "../../people/auth/require-staff";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readChanges } from "../../platform/http/changes";
import { validate } from "../../platform/http/validate";
import { jsonBody } from "../../platform/http/json-body";
import type { Catalogs } from "../store/catalogs";
import type { ChangeWatch } from "../store/catalog-source";
import { csvBody, fileIn } from "../csv/csv-of";
import { importFileRoutes } from "../import-files/routes";
import { importCsv } from "../imports/import";
import { importProgress } from "../imports/import-signs";
import { allCatalogs, catalogById, counted, specifiedRecord } from "./catalog-queries";
import { addCatalog, changeCatalog, countSelected, removeCatalog } from "./catalogs";
import { allAttributes } from "./attribute-queries";
import { attributeUses } from "./attribute-uses";
import { addAttribute, changeAttribute } from "./attributes";
import { mergeValues } from "./merge-values";
import { productImport } from "./product-file";
import { MAX_PRODUCTS } from "./product-checks";
import { staffCatalog } from "./staff-catalog";
import { fileLookRoutes } from "./file-look/routes";
import { anyProductRoutes } from "./product-routes";

interface CatalogStaffDependencies {
  db: Database;
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** Files, and attributes with all of their values. Mounted before the JSON parser. */
export const largeCatalogBodies = (dependencies: CatalogStaffDependencies): Router =>
  Router()
    .use(anyImportRoutes(dependencies))
    .use(importFileRoutes(dependencies))
    .use(fileLookRoutes(dependencies))
    .use(attributeRoutes(dependencies));

/** The catalogs that staff defined, and their products. */
export const catalogStaffRoutes = (dependencies: CatalogStaffDependencies): Router =>
  Router().use(catalogRoutes(dependencies)).use(anyProductRoutes(dependencies));

interface Dependencies {
  db: Database;
  /** The shoppers' catalogs. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
}

/** The catalogs that staff define, without their products. */
function catalogRoutes({ db, catalogs, watch }: Dependencies): Router {
  const routes = Router()
    .get("/", async (_req, res) => {
      const rows = await allCatalogs(db);
      res.json(await Promise.all(rows.map((row) => counted(db, row))));
    })
    .post("/", async (req, res) => {
      const shape = validate(
        catalogShape,
        readChanges(req.body, ["products", "usedBy", "updatedAt"]).sent,
      );
      res.status(201).json(await catalogs.afterChange(addCatalog(db, staffIn(res), shape)));
    })
    .post("/count", async (req, res) => {
      const { selection } = validate(selectionToCount, req.body);
      const found: SelectionCount = { products: await countSelected(db, selection) };
      res.json(found);
    })
    .get("/:id", async (req, res) => {
      const row =
        (await specifiedRecord(db, req.params.id)) ?? (await catalogById(db, req.params.id));
      if (!row) throw notFound();
      res.json(await counted(db, row));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, ["id", "products", "usedBy"]);
      const change = () => changeCatalog(db, staffIn(res), req.params.id, changes);
      // It may select more products than before.
      res.json(await watch.changing(() => catalogs.afterChange(change())));
    })
    .delete("/:id", async (req, res) => {
      await catalogs.afterChange(removeCatalog(db, staffIn(res), req.params.id));
      res.status(204).end();
    });
  return Router().use("/catalogues", routes);
}

interface AttributeRoutesDependencies {
  db: Database;
  /** The shoppers' catalogs, which are laid out by the attributes. */
  catalogs: Pick<Catalogs, "afterChange">;
}

/** What products can state, for staff. Mounted before the parser of smaller bodies: there may be 2,000 values. */
function attributeRoutes({ db, catalogs }: AttributeRoutesDependencies): Router {
  const routes = Router()
    .get("/", async (_req, res) => {
      res.json(await allAttributes(db));
    })
    .post("/", async (req, res) => {
      const shape = validate(attributeShape, readChanges(req.body, ["updatedAt"]).sent);
      res.status(201).json(await catalogs.afterChange(addAttribute(db, staffIn(res), shape)));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, ["id"]);
      const change = changeAttribute(db, staffIn(res), req.params.id, changes);
      res.json(await catalogs.afterChange(change));
    });
  routes
    .get("/:id/uses", async (req, res) => {
      res.json(await attributeUses(db, req.params.id));
    })
    .post("/:id/merge", async (req, res) => {
      const { from, into, updatedAt } = validate(mergeRequest, req.body);
      const change = mergeValues(db, staffIn(res), req.params.id, {
        from,
        into,
        basedOn: updatedAt,
      });
      res.json(await catalogs.afterChange(change));
    });
  return Router().use("/attributes", jsonBody("1mb"), routes);
}

interface AnyImportRoutesDependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs, which contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** The import of a CSV into a catalog, and its progress. Mounted before the JSON parser. */
function anyImportRoutes({ database, catalogs, watch, now }: AnyImportRoutesDependencies): Router {
  const { db } = database;
  const most = MAX_PRODUCTS[database.kind];
  const path = "/catalogues/:catalogue/products/import" as const;
  return Router()
    .post(path, csvBody, async (req, res) => {
      const at = await staffCatalog(db, String(req.params.catalogue));
      const { addValues: addsValues, ...wish } = validate(productImportQuery, req.query);
      const kind = productImport({ at, most, addsValues });
      const into = at.name;
      const take = () => importCsv(db, staffIn(res), kind, fileIn(req), { ...wish, into }, now());
      res.json(await watch.changing(() => catalogs.afterChange(take())));
    })
    .get(path, async (req, res) => {
      const { id } = validate(importProgressQuery, req.query);
      res.json(await importProgress(db, id));
    });
}
