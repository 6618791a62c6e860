import { Router } from "express";
import {
  catalogueShape,
  selectionToCount,
  type SelectionCount,
} from "@shared/contracts/attributes";
import { staffIn } from "../../people/auth/require-staff";
import type { Catalogues } from "../store/catalogues";
import type { ChangeWatch } from "../store/catalogue-source";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readChanges } from "../../platform/http/changes";
import { validate } from "../../platform/http/validate";
import { allCatalogues, catalogueById, counted, specifiedRecord } from "./catalogue-queries";
import { addCatalogue, changeCatalogue, countSelected, removeCatalogue } from "./catalogues";

interface Dependencies {
  db: Database;
  /** The shoppers' catalogues. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
}

/** The catalogues that staff define, without their products. */
export function catalogueRoutes({ db, catalogues, watch }: Dependencies): Router {
  const routes = Router()
    .get("/", async (_req, res) => {
      const rows = await allCatalogues(db);
      res.json(await Promise.all(rows.map((row) => counted(db, row))));
    })
    .post("/", async (req, res) => {
      const shape = validate(
        catalogueShape,
        readChanges(req.body, ["products", "usedBy", "updatedAt"]).sent,
      );
      res.status(201).json(await catalogues.afterChange(addCatalogue(db, staffIn(res), shape)));
    })
    .post("/count", async (req, res) => {
      const { selection } = validate(selectionToCount, req.body);
      const found: SelectionCount = { products: await countSelected(db, selection) };
      res.json(found);
    })
    .get("/:id", async (req, res) => {
      const row =
        (await specifiedRecord(db, req.params.id)) ?? (await catalogueById(db, req.params.id));
      if (!row) throw notFound();
      res.json(await counted(db, row));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, ["id", "products", "usedBy"]);
      const change = () => changeCatalogue(db, staffIn(res), req.params.id, changes);
      // It may select more products than before.
      res.json(await watch.changing(() => catalogues.afterChange(change())));
    })
    .delete("/:id", async (req, res) => {
      await catalogues.afterChange(removeCatalogue(db, staffIn(res), req.params.id));
      res.status(204).end();
    });
  return Router().use("/catalogues", routes);
}
