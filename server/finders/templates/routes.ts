import { Router } from "express";
import { fromTemplateBody, type FinderTemplate } from "@shared/contracts/finder-drafts";
import { staffIn } from "../../people/auth/require-staff";
import { MAX_PRODUCTS } from "../../catalog/staff/product-checks";
import type { Catalogs } from "../../catalog/store/catalogs";
import type { ChangeWatch } from "../../catalog/store/catalog-source";
import type { DatabaseHandle } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { invalid, validate } from "../../platform/http/validate";
import type { LiveFinders } from "../live/live-finders";
import { loadTemplate } from "./load-template";
import { countOwnProducts, removeProducts } from "./remove-products";
import { templates } from "./templates";

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Refreshed before staff are told that a change is done. */
  liveFinders: Pick<LiveFinders, "refresh">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** Finders that staff can have ready, with products to try them on. Mounted before the JSON parser. */
export function templateRoutes({
  database,
  catalogs,
  liveFinders,
  watch,
  now,
}: Dependencies): Router {
  const { db, kind } = database;
  return Router()
    .get("/finder-templates", async (_req, res) => {
      const shown = templates().map(
        async ({ id, title, text, products, questions, pictures, catalogues: own }) => {
          const counts = await Promise.all(own.map((catalog) => countOwnProducts(db, catalog)));
          const isLoaded = counts.some((count) => count > 0);
          return { id, title, text, products, questions, pictures, isLoaded };
        },
      );
      res.json((await Promise.all(shown)) satisfies FinderTemplate[]);
    })
    .post("/finders/from-template", jsonBody("64kb"), async (req, res) => {
      const { template } = validate(fromTemplateBody, req.body);
      const found = templates().find(({ id }) => id === template);
      if (!found) throw invalid([{ path: "template", message: "There is no such template." }]);
      const loading = { actor: staffIn(res), most: MAX_PRODUCTS[kind], now: now() };
      const load = () => loadTemplate(db, found, loading);
      const added = await watch.changing(() => catalogs.afterChange(load()));
      await liveFinders.refresh();
      res.status(201).json(added);
    })
    .delete("/finder-templates/:id/products", async (req, res) => {
      const found = templates().find(({ id }) => id === req.params.id);
      if (!found) throw notFound();
      await catalogs.afterChange(removeProducts(db, staffIn(res), found));
      res.status(204).end();
    });
}
