import { Router, type Request } from "express";
import { liveBody, publishBody } from "@shared/contracts/finder-drafts";
import { staffIn, staffWork } from "../../people/auth/require-staff";
import { notFound } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import type { LiveFinders } from "../live/live-finders";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { WorkDependencies } from "./draft-work";
import { publish } from "./publish";
import { goLive, versionDocument, versionsOf } from "./versions";

/** The number of a version in an address. Throws a 404 for what is none. */
function versionIn(req: Request): number {
  const given = String(req.params.version);
  if (!/^[1-9]\d{0,8}$/.test(given)) throw notFound();
  return Number(given);
}

interface Dependencies extends Omit<WorkDependencies, "work"> {
  queue: WorkQueue;
  liveFinders: Pick<LiveFinders, "refresh">;
}

/** What was published of a finder, and which of it shoppers see. */
export function versionRoutes({ liveFinders, queue, ...dependencies }: Dependencies): Router {
  const { db } = dependencies;
  const body = jsonBody("64kb");
  return Router()
    .post("/finders/:slug/publish", body, async (req, res) => {
      const wish = validate(publishBody, req.body);
      const slug = String(req.params.slug);
      const work = await staffWork(queue, res, slug);
      const published = await publish({ ...dependencies, work }, staffIn(res), slug, wish);
      await liveFinders.refresh();
      res.status(201).json(published);
    })
    .get("/finders/:slug/versions", async (req, res) => {
      res.json(await versionsOf(db, req.params.slug));
    })
    .get("/finders/:slug/versions/:version", async (req, res) => {
      res.json(await versionDocument(db, req.params.slug, versionIn(req)));
    })
    .post("/finders/:slug/live", body, async (req, res) => {
      const { version } = validate(liveBody, req.body);
      const changed = await goLive(db, staffIn(res), String(req.params.slug), version);
      await liveFinders.refresh();
      res.json(changed);
    });
}
