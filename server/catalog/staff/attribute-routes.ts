import { Router } from "express";
import { attributeShape, mergeRequest } from "@shared/contracts/attributes";
import { staffIn } from "../../people/auth/require-staff";
import type { Catalogues } from "../store/catalogues";
import type { Database } from "../../platform/database/database";
import { readChanges } from "../../platform/http/changes";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import { allAttributes } from "./attribute-queries";
import { attributeUses } from "./attribute-uses";
import { addAttribute, changeAttribute } from "./attributes";
import { mergeValues } from "./merge-values";

interface Dependencies {
  db: Database;
  /** The shoppers' catalogues, which are laid out by the attributes. */
  catalogues: Pick<Catalogues, "afterChange">;
}

/** What products can state, for staff. Mounted before the parser of smaller bodies: there may be 2,000 values. */
export function attributeRoutes({ db, catalogues }: Dependencies): Router {
  const routes = Router()
    .get("/", async (_req, res) => {
      res.json(await allAttributes(db));
    })
    .post("/", async (req, res) => {
      const shape = validate(attributeShape, readChanges(req.body, ["updatedAt"]).sent);
      res.status(201).json(await catalogues.afterChange(addAttribute(db, staffIn(res), shape)));
    })
    .put("/:id", async (req, res) => {
      const changes = readChanges(req.body, ["id"]);
      const change = changeAttribute(db, staffIn(res), req.params.id, changes);
      res.json(await catalogues.afterChange(change));
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
      res.json(await catalogues.afterChange(change));
    });
  return Router().use("/attributes", jsonBody("1mb"), routes);
}
