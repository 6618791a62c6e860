import { Router } from "express";
import { finderProperties, newFinder } from "@shared/contracts/finder-drafts";
import type { Passwords } from "../../people/auth/passwords";
import { RANK } from "../../people/auth/act-as";
import { requireRole, staffIn, staffWork } from "../../people/auth/require-staff";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import type { LiveFinders } from "../live/live-finders";
import type { Stages } from "../shopper/stages";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { Catalogues } from "../../catalog/store/catalogues";
import { beginFinder } from "./drafts";
import { cellsRoutes } from "./cells-routes";
import { documentBody, readDraft } from "./document-body";
import { draftRoutes } from "./draft-routes";
import { factsRoutes } from "./facts-routes";
import { addFinder, changeFinder, removeFinder } from "./finders";
import { proposeRoutes } from "./propose-routes";
import { allFinders, finderRow, shown } from "./rows";
import { tryRoutes } from "./try-routes";
import { versionRoutes } from "./version-routes";

export interface StaffFinderDependencies {
  db: Database;
  /** The most products that the database holds. */
  mostProducts: number;
  passwords: Passwords;
  /** Refreshed before staff are told that a change is done. */
  liveFinders: Pick<LiveFinders, "refresh">;
  stages: Pick<Stages, "of" | "at" | "withProducts">;
  catalogues: Pick<Catalogues, "any">;
  queue: WorkQueue;
  now: () => number;
}

/** `/finders`: the finders that staff make. Mounted before the JSON parser: documents have a limit of their own. */
export function staffFinderRoutes(dependencies: StaffFinderDependencies): Router {
  const { db, passwords, liveFinders, queue } = dependencies;
  const body = jsonBody("64kb");
  return Router()
    .get("/finders", async (_req, res) => {
      res.json(await allFinders(db));
    })
    .post("/finders", ...documentBody, async (req, res) => {
      const { document, ...finder } = validate(newFinder, req.body);
      const actor = staffIn(res);
      const read = async (sent: unknown) => {
        const work = await staffWork(queue, res, finder.slug);
        return work(readDraft(sent));
      };
      const added =
        document === undefined
          ? await addFinder(db, actor, finder)
          : await beginFinder(db, actor, finder, await read(document));
      await liveFinders.refresh();
      res.status(201).json(added);
    })
    .get("/finders/:slug", async (req, res) => {
      res.json(shown(await finderRow(db, req.params.slug)));
    })
    .put("/finders/:slug", body, async (req, res) => {
      const { password, ...properties } = validate(finderProperties, req.body);
      const actor = staffIn(res);
      if (password !== undefined && RANK[actor.role] < RANK.admin) {
        throw new AppError(
          403,
          "not_allowed",
          "Only admins may change the password. Ask an admin.",
        );
      }
      const gateHash = password ? await passwords.hash(password) : password;
      const changes = { ...properties, ...(gateHash !== undefined && { gateHash }) };
      const changed = await changeFinder(db, actor, String(req.params.slug), changes);
      await liveFinders.refresh();
      res.json(changed);
    })
    .delete("/finders/:slug", requireRole("admin"), async (req, res) => {
      await removeFinder(db, staffIn(res), String(req.params.slug));
      await liveFinders.refresh();
      res.status(204).end();
    })
    .use(draftRoutes(dependencies))
    .use(cellsRoutes(dependencies))
    .use(tryRoutes(dependencies))
    .use(proposeRoutes(dependencies))
    .use(versionRoutes(dependencies))
    .use(factsRoutes(dependencies));
}
