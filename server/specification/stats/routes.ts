import { Router } from "express";
import type { Database } from "../../platform/database/database";
import { readStats } from "./queries";

/** `GET /api/admin/stats`. */
export function statsRoutes(db: Database): Router {
  return Router().get("/stats", async (_req, res) => {
    res.json(await readStats(db));
  });
}
