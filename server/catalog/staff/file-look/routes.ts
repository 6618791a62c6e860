import { Router } from "express";
import { lookBody } from "@shared/contracts/file-look";
import { importFileBody } from "@shared/contracts/import-files";
import { importQuery } from "@shared/contracts/imports";
import { staffIn } from "../../../people/auth/require-staff";
import type { Catalogs } from "../../store/catalogs";
import type { ChangeWatch } from "../../store/catalog-source";
import type { DatabaseHandle } from "../../../platform/database/database";
import { jsonBody } from "../../../platform/http/json-body";
import { createTurns } from "../../../platform/http/turns";
import { guidParam, validate } from "../../../platform/http/validate";
import { fileById } from "../../import-files/file-queries";
import { importProgress, withSign } from "../../imports/import-signs";
import { MAX_PRODUCTS } from "../product-checks";
import { lookAtFile } from "./look-at-file";
import { takeFile } from "./take-file";

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogs, which may contain the products. */
  catalogs: Pick<Catalogs, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** A table is held in memory as a whole: one at a time. */
const inTurn = createTurns();

/** What files hold, and their way into a catalog. Mounted before the parser of smaller bodies. */
export function fileLookRoutes({ database, catalogs, watch, now }: Dependencies): Router {
  const { db, kind } = database;
  const path = "/import-files/:id" as const;
  return Router()
    .post(`${path}/look`, jsonBody("16kb"), async (req, res) => {
      const wish = validate(lookBody, req.body ?? {});
      const id = guidParam(req);
      res.json(await inTurn("table", () => lookAtFile(db, id, wish)));
    })
    .post(`${path}/import`, jsonBody("1mb"), async (req, res) => {
      const wish = validate(importQuery, req.query);
      const { plan } = validate(importFileBody, req.body);
      const id = guidParam(req);
      const actor = staffIn(res);
      const most = MAX_PRODUCTS[kind];
      const { name } = await fileById(db, id);
      const shown = { username: actor.username, file: name, catalog: plan.name };
      const taken = () =>
        withSign(db, wish.id === undefined ? shown : { ...shown, id: wish.id }, (sign) =>
          inTurn("table", () => {
            sign.show("reads");
            return takeFile(db, { fileId: id, file: name, plan, actor, most, sign }, wish, now());
          }),
        );
      res.json(await (wish.dryRun ? taken() : watch.changing(() => catalogs.afterChange(taken()))));
    })
    .get(`${path}/import/:run`, async (req, res) => {
      await fileById(db, guidParam(req));
      res.json(await importProgress(db, guidParam(req, "run")));
    });
}
