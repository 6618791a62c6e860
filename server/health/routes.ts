import { Router } from "express";
import type { DatabaseHandle } from "../database/database";
import { AppError } from "../http/app-error";

/** `/healthz`: the process is alive. `/readyz`: it may be sent work (migrations ran before it listened). */
export function healthRoutes(database: DatabaseHandle, isDraining: () => boolean): Router {
  return Router()
    .get("/healthz", (_req, res) => {
      res.json({ status: "ok" });
    })
    .get("/readyz", async (_req, res) => {
      if (isDraining()) {
        throw new AppError(503, "draining", "This server is stopping.", { retryAfterSeconds: 5 });
      }
      await database.ping();
      res.json({ status: "ready" });
    });
}
