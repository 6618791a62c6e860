import { Router } from "express";
import { sourcesQuery } from "@shared/contracts/imports";
import { staffIn } from "../../../people/auth/require-staff";
import type { Database } from "../../../platform/database/database";
import { guidParam, validate } from "../../../platform/http/validate";
import type { Catalogs } from "../../store/catalogs";
import { listedSources, removeSource, sourceById } from "./source-queries";
import { undoAhead, undoLast } from "./undo";

interface Dependencies {
  db: Database;
  /** The shoppers' catalogs, which may contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
}

/** Where products come from: imports that were kept under a name. */
export function sourceRoutes({ db, catalogs }: Dependencies): Router {
  return Router()
    .get("/import-sources", async (req, res) => {
      res.json(await listedSources(db, validate(sourcesQuery, req.query).catalog));
    })
    .get("/import-sources/:id/undo", async (req, res) => {
      res.json(await undoAhead(db, guidParam(req)));
    })
    .post("/import-sources/:id/undo", async (req, res) => {
      const { id } = await sourceById(db, guidParam(req));
      res.json(await catalogs.afterChange(undoLast(db, staffIn(res), id)));
    })
    .delete("/import-sources/:id", async (req, res) => {
      await removeSource(db, guidParam(req));
      res.status(204).end();
    });
}
