import { Router, type Request } from "express";
import {
  finderProperties,
  liveBody,
  newFinder,
  publishBody,
  proposeQuery,
  type ProposedQuestions,
} from "@shared/contracts/finder-drafts";
import type { Passwords } from "../../people/auth/passwords";
import { RANK } from "../../people/auth/act-as";
import { requireRole, staffIn, staffWork } from "../../people/auth/require-staff";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { Catalogs } from "../../catalog/store/catalogs";
import type { LiveFinders } from "../live/live-finders";
import type { Stages } from "../shopper/stages";
import { languageOfProducts } from "../propose/language-of";
import { cardOf } from "../propose/card-of";
import { proposeInSteps } from "../propose/propose";
import { beginFinder } from "./drafts";
import { cellsRoutes, tryRoutes } from "./cells-routes";
import { documentBody, readDraft } from "./document-body";
import { draftRoutes } from "./draft-routes";
import { factsRoutes } from "./facts-routes";
import { addFinder, changeFinder, removeFinder } from "./finders";
import { finderRow, listedFinders, shown } from "./rows";
import type { WorkDependencies } from "./draft-work";
import { publish } from "./publish";
import { goLive, versionDocument, versionsOf } from "./versions";

export interface StaffFinderDependencies {
  db: Database;
  /** The most products that the database holds. */
  mostProducts: number;
  passwords: Passwords;
  /** Refreshed before staff are told that a change is done. */
  liveFinders: Pick<LiveFinders, "refresh">;
  stages: Pick<Stages, "of" | "at" | "withProducts">;
  catalogs: Pick<Catalogs, "any">;
  queue: WorkQueue;
  now: () => number;
}

/** `/finders`: the finders that staff make. Mounted before the JSON parser: documents have a limit of their own. */
export function staffFinderRoutes(dependencies: StaffFinderDependencies): Router {
  const { db, passwords, liveFinders, queue } = dependencies;
  const body = jsonBody("64kb");
  return Router()
    .get("/finders", async (_req, res) => {
      res.json(await listedFinders(db));
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

interface Dependencies {
  /** The shoppers' catalogs. */
  catalogs: Pick<Catalogs, "any">;
  queue: WorkQueue;
}

/** Questions that a catalog's products suggest, for whoever begins a finder over it. */
function proposeRoutes({ catalogs, queue }: Dependencies): Router {
  return Router().get("/catalogues/:id/questions", async (req, res) => {
    const work = await staffWork(queue, res, req.params.id);
    const catalog = await catalogs.any.of(req.params.id).current();
    if (!catalog) throw notFound();
    const { locale = languageOfProducts(catalog) } = validate(proposeQuery, req.query);
    const questions = await work(proposeInSteps(catalog, locale));
    const card = await work(cardOf(catalog, questions));
    const proposed: ProposedQuestions = { locale, questions, card };
    res.json(proposed);
  });
}

/** The number of a version in an address. Throws a 404 for what is none. */
function versionIn(req: Request): number {
  const given = String(req.params.version);
  if (!/^[1-9]\d{0,8}$/.test(given)) throw notFound();
  return Number(given);
}

interface VersionRoutesDependencies extends Omit<WorkDependencies, "work"> {
  queue: WorkQueue;
  liveFinders: Pick<LiveFinders, "refresh">;
}

/** What was published of a finder, and which of it shoppers see. */
function versionRoutes({ liveFinders, queue, ...dependencies }: VersionRoutesDependencies): Router {
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
