import { Router } from "express";
import type { LiveFinders } from "../live/live-finders";
import { finderSummaries, openFinders } from "./summaries";

/** `GET /api/finders`: the finders that are open to shoppers. */
export function finderListRoutes(live: Pick<LiveFinders, "all" | "document">): Router {
  return Router().get("/finders", async (_req, res) => {
    res.json(finderSummaries(await openFinders(live)));
  });
}
