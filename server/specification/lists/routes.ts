import { Router } from "express";
import { adminLists, listOrderBody } from "@shared/specification/contracts/admin-lists";
import type { Catalogs } from "../../catalog/store/catalogs";
import type { Database } from "../../platform/database/database";
import { readChanges } from "../../platform/http/changes";
import { validate } from "../../platform/http/validate";
import { staffIn } from "../../people/auth/require-staff";
import { addRow, changeRow, orderRows, removeRow, restoreRow, type ListAtHand } from "./lists";
import { allRows } from "./queries";
import { storedLists } from "./tables";

/** Read-only fields; ignored, because a row may be sent back as received. */
const given = ["id", "createdAt", "sortOrder"];

interface Dependencies {
  db: Database;
  /** The shoppers' catalog, which contains the lists. */
  catalogs: Pick<Catalogs, "afterChange">;
  now: () => number;
}

/** One set of routes for all the lists that staff maintain. */
export function adminListRoutes(dependencies: Dependencies): Router {
  const router = Router();
  for (const list of adminLists) {
    const stored = storedLists[list.path];
    router.use(`/${list.path}`, routesOf(dependencies, { list, stored }));
  }
  return router;
}

function routesOf({ db, catalogs, now }: Dependencies, atHand: ListAtHand): Router {
  const { list, stored } = atHand;
  return Router()
    .get("/", async (_req, res) => {
      res.json(await allRows(db, stored.table));
    })
    .post("/", async (req, res) => {
      const { sent } = readChanges(req.body, [...given, "updatedAt"]);
      const fields = validate(list.shape, sent) as { name: string };
      res.status(201).json(await catalogs.afterChange(addRow(db, staffIn(res), atHand, fields)));
    })
    .put("/order", async (req, res) => {
      const { ids } = validate(listOrderBody, req.body);
      res.json(await catalogs.afterChange(orderRows(db, staffIn(res), atHand, ids)));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, given);
      res.json(
        await catalogs.afterChange(changeRow(db, staffIn(res), atHand, req.params.id, changes)),
      );
    })
    .delete("/:id", async (req, res) => {
      await catalogs.afterChange(removeRow(db, staffIn(res), atHand, req.params.id));
      res.status(204).end();
    })
    .post("/:id/restore", async (req, res) => {
      res.json(
        await catalogs.afterChange(restoreRow(db, staffIn(res), atHand, req.params.id, now())),
      );
    });
}
