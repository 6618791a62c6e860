import { Router } from "express";
import { newApiKeyBody } from "@shared/contracts/api-keys";
import type { Database } from "../../platform/database/database";
import { guidParam, validate } from "../../platform/http/validate";
import { requirePerson, requireRole, staffIn } from "../auth/require-staff";
import { allApiKeys, makeApiKey, takeApiKeyBack } from "./api-keys";

/** `/api-keys`: what programs act with, made and taken back by admins. The guards are on the router, as those of `/team`. */
export function apiKeyRoutes(db: Database): Router {
  const keys = Router()
    .get("/", async (_req, res) => {
      res.json(await allApiKeys(db));
    })
    .post("/", async (req, res) => {
      const wanted = validate(newApiKeyBody, req.body);
      res.status(201).json(await makeApiKey(db, staffIn(res), wanted));
    })
    .delete("/:id", async (req, res) => {
      await takeApiKeyBack(db, staffIn(res), guidParam(req));
      res.status(204).end();
    });
  return Router().use("/api-keys", requireRole("admin"), requirePerson, keys);
}
