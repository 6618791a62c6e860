import { Router } from "express";
import { insightQuery } from "@shared/contracts/insight";
import { finderWithId } from "@shared/templates/finders";
import type { Database } from "../../platform/database/database";
import type { LiveFinders } from "../../finders/live/live-finders";
import { invalid, validate } from "../../platform/http/validate";
import { readInsight, readWeek } from "./queries";

/** `GET /api/admin/insight`: shoppers' behavior in a finder, in a range of days; `/week`: in each, in short. */
export function insightRoutes(db: Database, finders: Pick<LiveFinders, "current">): Router {
  return Router()
    .get("/insight", async (req, res) => {
      const query = validate(insightQuery, req.query);
      const isKnown = finderWithId(query.slug) ?? (await finders.current()).has(query.slug);
      if (!isKnown) throw invalid([{ path: "slug", message: "There is no such finder." }]);
      res.json(await readInsight(db, query));
    })
    .get("/insight/week", async (_req, res) => {
      res.json(await readWeek(db));
    });
}
