import { Router } from "express";
import type { DatabaseHandle } from "../database/database";
import { AppError } from "../http/app-error";

interface Dependencies {
  database: Pick<DatabaseHandle, "whyNotReady" | "isStuck">;
  isDraining: () => boolean;
  /** Whether a write has found no room since the last time there was some. */
  disk: { hasBeenFull: boolean };
}

/**
 * `/healthz`: this process is useful; it is not when only a new one can reach the database. `/readyz`: it
 * may be sent work.
 */
export function healthRoutes({ database, isDraining, disk }: Dependencies): Router {
  return Router()
    .get("/healthz", (_req, res) => {
      if (database.isStuck()) {
        throw new AppError(503, "stuck", "This server cannot reach its database any more.");
      }
      res.json({ status: "ok" });
    })
    .get("/readyz", async (_req, res) => {
      if (isDraining()) throw notReady("draining", "This server is stopping.");
      const reason = await database.whyNotReady(disk.hasBeenFull);
      if (reason !== undefined) throw notReady("not_ready", reason);
      disk.hasBeenFull = false;
      res.json({ status: "ready" });
    });
}

const notReady = (code: "draining" | "not_ready", sentence: string) =>
  new AppError(503, code, sentence, { retryAfterSeconds: 5 });
