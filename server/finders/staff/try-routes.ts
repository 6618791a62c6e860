import type { ParsedUrlQuery } from "node:querystring";
import { Router, type Request } from "express";
import { sentDocument } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { validate } from "../../platform/http/validate";
import { liveStage, matchingBesideLive } from "../console/beside-live";
import { productCells } from "../console/product-cells";
import { stated } from "../console/stated";
import { QUESTIONS, type ReadQuestion } from "../shopper/questions";
import { readWishes } from "../shopper/read-query";
import { localeOf, type Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { staffWork, type DoWork } from "../../people/auth/require-staff";
import type { WorkQueue } from "../../platform/work/work-queue";
import { faultsInstead, faultsOf, NO_DRAFT } from "./check-draft";
import { documentBody, readSentDocument } from "./document-body";
import { draftOf } from "./drafts";

interface Dependencies {
  db: Database;
  /** The finders with their products. */
  stages: Pick<Stages, "of" | "at">;
  queue: WorkQueue;
}

/** The end of the path of how answers choose products. */
const MATCHING = "/matching";

/**
 * What shoppers would be told, were the draft live: nothing is recorded, and nobody gets a mail. A document that is
 * sent stands in the place of the stored draft, so that an edit shows before it is saved. What a fault of the document
 * keeps from being worked out is answered with the faults.
 */
export function tryRoutes({ db, stages, queue }: Dependencies): Router {
  // What shoppers ask, and what staff ask besides.
  const known: Record<string, ReadQuestion> = {
    ...QUESTIONS,
    "/cells": (stage, query, wishes) => ({
      as: null,
      answer: () => productCells(stage, query, wishes),
    }),
    "/stated": (stage) => ({ as: null, answer: () => stated(stage) }),
  };
  const questionOf = async (end: string, stage: Stage): Promise<ReadQuestion> => {
    if (end !== MATCHING) return known[end]!;
    const live = await liveStage(stages, stage);
    return (...asked) => matchingBesideLive(live, ...asked);
  };
  const answer = async (req: Request, work: DoWork, document: FinderDocument) => {
    const asked = String(req.params.asked);
    const end = asked === "finder" ? "" : `/${asked}`;
    if (end !== MATCHING && !Object.hasOwn(known, end)) throw notFound();
    const query = req.query as ParsedUrlQuery;
    const wishes = readWishes(query);
    const slug = String(req.params.slug);
    const result = async () => {
      const stage = await stages.of(slug, document);
      const question = await questionOf(end, stage);
      const asked = question(stage, query, wishes, localeOf(document, wishes.locale));
      return work(asked.answer());
    };
    return faultsInstead(result, faultsOf(db, slug, document, work));
  };
  return Router()
    .get("/finders/:slug/draft/:asked", async (req, res) => {
      const { slug } = req.params;
      const work = await staffWork(queue, res, slug);
      const { document } = await draftOf(db, slug);
      if (!document) throw new AppError(404, "not_found", NO_DRAFT.message);
      res.json(await answer(req, work, document));
    })
    .post("/finders/:slug/draft/:asked", ...documentBody, async (req, res) => {
      const { document } = validate(sentDocument, req.body);
      const work = await staffWork(queue, res, String(req.params.slug));
      res.json(await answer(req, work, await work(readSentDocument(document))));
    });
}
