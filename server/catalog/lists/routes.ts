import { Router } from "express";
import { z } from "zod";
import { importQuery } from "@shared/contracts/imports";
import {
  listRowBody,
  listRowChange,
  listRowRemoval,
  listRowsQuery,
  productListShape,
} from "@shared/contracts/product-lists";
import { staffIn } from "../../people/auth/require-staff";
import type { Catalogs } from "../store/catalogs";
import type { ChangeWatch } from "../store/catalog-source";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readChanges } from "../../platform/http/changes";
import { sendCsv } from "../../platform/http/send-csv";
import { validate } from "../../platform/http/validate";
import { csvBody, csvOf, fileIn } from "../csv/csv-of";
import { listFit } from "./list-fit";
import { importList } from "./import-list";
import { listCells, listHeader } from "./list-file";
import { allLists, countRows, listById, rowsAfter, type PlacedRow } from "./list-queries";
import { addList, changeList, removeList } from "./lists";
import { rowsPage } from "./row-queries";
import { addRow, changeRow, removeRow } from "./rows";

interface Dependencies {
  db: Database;
  /** The shoppers' catalogs, which are asked what products are listed for. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
}

const rowPlace = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const wish = importQuery.pick({ dryRun: true });
/** Read-only fields; ignored, because a list may be sent back as received. */
const given = ["rows", "rowsWithoutProduct"];

/** The import of a CSV into a list. Mounted before the JSON parser. */
export const listImportRoutes = ({ db, catalogs, watch }: Dependencies): Router =>
  Router().post("/product-lists/:id/import", csvBody, async (req, res) => {
    const { dryRun } = validate(wish, req.query);
    const file = fileIn(req);
    const take = () => importList(db, staffIn(res), String(req.params.id), { file, dryRun });
    res.json(await watch.changing(() => catalogs.afterChange(take())));
  });

/** The lists of what products are for. */
export function listStaffRoutes({ db, catalogs, watch }: Dependencies): Router {
  const atHand = async (id: string) => {
    const list = await listById(db, id);
    if (!list) throw notFound();
    return list;
  };
  const routes = Router()
    .get("/", async (_req, res) => {
      res.json(await allLists(db));
    })
    .post("/", async (req, res) => {
      const shape = validate(productListShape, readChanges(req.body, [...given, "updatedAt"]).sent);
      const list = await catalogs.afterChange(addList(db, staffIn(res), shape));
      res.status(201).json({ ...list, rows: 0, rowsWithoutProduct: 0 });
    })
    .get("/:id", async (req, res) => {
      const list = await atHand(req.params.id);
      res.json({ ...list, ...(await countRows(db, list.id)) });
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, given);
      const list = await catalogs.afterChange(changeList(db, staffIn(res), req.params.id, changes));
      res.json({ ...list, ...(await countRows(db, list.id)) });
    })
    .delete("/:id", async (req, res) => {
      await catalogs.afterChange(removeList(db, staffIn(res), req.params.id));
      res.status(204).end();
    })
    .get("/:id/rows", async (req, res) => {
      const { id } = await atHand(req.params.id);
      res.json(await rowsPage(db, id, validate(listRowsQuery, req.query)));
    })
    .post("/:id/rows", async (req, res) => {
      const { cells } = validate(listRowBody, req.body);
      const add = () => addRow(db, staffIn(res), req.params.id, cells);
      res.status(201).json(await watch.changing(() => catalogs.afterChange(add())));
    })
    .put("/:id/rows/:place", async (req, res) => {
      const change = validate(listRowChange, req.body);
      const row = changeRow(db, staffIn(res), addressOf(req.params), change);
      res.json(await catalogs.afterChange(row));
    })
    .delete("/:id/rows/:place", async (req, res) => {
      const { mark } = validate(listRowRemoval, req.query);
      await catalogs.afterChange(removeRow(db, staffIn(res), addressOf(req.params), mark));
      res.status(204).end();
    })
    .get("/:id/fit", async (req, res) => {
      const { id } = await atHand(req.params.id);
      res.json(await listFit(db, id));
    })
    .get("/:id/export", async (req, res) => {
      const list = await atHand(req.params.id);
      const rows = csvOf<PlacedRow>({
        header: listHeader(list),
        read: (last, limit) => rowsAfter(db, list.id, last, limit),
        cellsOf: listCells,
      });
      await sendCsv(req, res, { name: list.id, rows });
    });
  return Router().use("/product-lists", routes);
}

function addressOf({ id, place }: { id: string; place: string }) {
  const { data } = rowPlace.safeParse(place);
  if (data === undefined) throw notFound();
  return { id, place: data };
}
