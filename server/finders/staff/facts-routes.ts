import { Router } from "express";
import { publishFactsBody, type FormerFacts } from "@shared/contracts/finder-drafts";
import { staffIn } from "../../people/auth/require-staff";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import { formerlyShown, type FormerlyShown } from "../check-products/former-facts";
import type { LiveFinders } from "../live/live-finders";
import type { Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { publishFacts } from "./publish-facts";
import { allFinders } from "./rows";

interface Dependencies {
  db: Database;
  liveFinders: Pick<LiveFinders, "refresh">;
  stages: Pick<Stages, "at">;
}

/** Finders whose live version has the former meaning of facts: what that shows, and the present one instead. */
export function factsRoutes({ db, liveFinders, stages }: Dependencies): Router {
  // The same stage comes back until something changes.
  const known = new WeakMap<Stage, Promise<FormerlyShown | undefined>>();
  const shownBy = (stage: Stage) => {
    let found = known.get(stage);
    if (!found) known.set(stage, (found = formerlyShown(stage)));
    return found;
  };
  /** One that this server does not know yet, or cannot read, is no reason to say nothing of the others. */
  const stageAt = async (slug: string, version: number) => {
    try {
      return await stages.at(slug, version);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
  return Router()
    .get("/former-facts", async (_req, res) => {
      const all: FormerFacts[] = [];
      for (const { slug, name, liveVersion: version } of await allFinders(db)) {
        if (version === null) continue;
        const stage = await stageAt(slug, version);
        const found = stage && (await shownBy(stage));
        if (found) all.push({ slug, name, version, ...found });
      }
      res.json(all);
    })
    .post("/finders/:slug/publish-facts", jsonBody("64kb"), async (req, res) => {
      const { version } = validate(publishFactsBody, req.body);
      const published = await publishFacts(db, staffIn(res), String(req.params.slug), version);
      await liveFinders.refresh();
      res.status(201).json(published);
    });
}
