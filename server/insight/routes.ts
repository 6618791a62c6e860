import { Router } from "express";
import { insightQuery } from "@shared/contracts/insight";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { readInsight } from "./queries";

/** `GET /api/admin/insight`: shoppers' behavior in a finder, in a range of days. */
export function insightRoutes(db: Database): Router {
  return Router().get("/insight", async (req, res) => {
    res.json(await readInsight(db, validate(insightQuery, req.query)));
  });
}
