import type { ParsedUrlQuery } from "node:querystring";
import { Router, type Request } from "express";
import { cellsQuery } from "@shared/contracts/product-cells";
import { sentDocument } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { sendCsv } from "../../platform/http/send-csv";
import { invalid, validate } from "../../platform/http/validate";
import { csvBody, csvOf, fileIn } from "../../catalog/csv/csv-of";
import { csvText } from "../../catalog/csv/csv-text";
import { staffWork, type DoWork } from "../../people/auth/require-staff";
import type { WorkQueue } from "../../platform/work/work-queue";
import { cellsHeader, type Table } from "../console/cells-columns";
import { cellsRow, checkCells } from "../console/cells-file";
import { sectionProducts, type RowProduct } from "../console/section-products";
import { localeOf, stagedSections, type Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { liveStage, matchingBesideLive } from "../console/beside-live";
import { productCells } from "../console/product-cells";
import { mentioned } from "../console/mentioned";
import { stated } from "../console/stated";
import { QUESTIONS, type ReadQuestion } from "../shopper/calls";
import { readWishes } from "../shopper/read-query";
import { faultsInstead, faultsOf, NO_DRAFT } from "./check-draft";
import { draftOf } from "./drafts";
import { documentBody, readSentDocument } from "./document-body";

interface Dependencies {
  db: Database;
  /** The finders with their products. */
  stages: Pick<Stages, "of">;
  queue: WorkQueue;
}

/** What the options of a draft's question mean for single products, as a file. */
export function cellsRoutes({ db, stages, queue }: Dependencies): Router {
  /** What is worked out of a table; the draft's faults instead where they keep it from being worked out. */
  const workedOut = async <Result>(
    slug: string,
    { query, doWork }: { query: unknown; doWork: DoWork },
    work: (table: Table, products: readonly RowProduct[]) => Result | Promise<Result>,
  ): Promise<Result> => {
    const { of, section } = validate(cellsQuery, query);
    const { document } = await draftOf(db, slug);
    if (!document) throw new AppError(404, "not_found", NO_DRAFT.message);
    const question = document.questions.find(({ id }) => id === of);
    if (!question) throw invalid([{ path: "of", message: "This finder has no such question." }]);
    const stage = await stages.of(slug, document);
    const staged = stagedSections(stage);
    const found = section ? staged.find((each) => each.section.id === section) : staged[0];
    if (!found) throw invalid([{ path: "section", message: "There are no products for it." }]);
    const table = { question, stage, of: found };
    return faultsInstead(
      async () => work(table, await doWork(sectionProducts(stage, found))),
      faultsOf(db, slug, document, doWork),
    );
  };
  return Router()
    .get("/finders/:slug/draft/cells/export", async (req, res) => {
      const { slug } = req.params;
      const asked = { query: req.query, doWork: await staffWork(queue, res, slug) };
      const { id, rows } = await workedOut(slug, asked, (table, inTable) => {
        const products = inTable.map((product, place) => ({ ...product, place }));
        const read = (last: { place: number } | undefined, limit: number) => {
          const from = last ? last.place + 1 : 0;
          return Promise.resolve(products.slice(from, from + limit));
        };
        const cellsOf = cellsRow(table);
        return {
          id: table.question.id,
          rows: csvOf<(typeof products)[number]>({ header: cellsHeader(table), read, cellsOf }),
        };
      });
      await sendCsv(req, res, { name: `${slug}-${id}`, rows });
    })
    .post("/finders/:slug/draft/cells/check", csvBody, async (req, res) => {
      const text = csvText(fileIn(req));
      const slug = String(req.params.slug);
      const asked = { query: req.query, doWork: await staffWork(queue, res, slug) };
      res.json(
        await workedOut(slug, asked, (table, products) => checkCells(table, products, text)),
      );
    });
}

interface TryRoutesDependencies {
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
export function tryRoutes({ db, stages, queue }: TryRoutesDependencies): Router {
  // What shoppers ask, and what staff ask besides.
  const known: Record<string, ReadQuestion> = {
    ...QUESTIONS,
    "/cells": (stage, query, wishes) => ({
      as: null,
      answer: () => productCells(stage, query, wishes),
    }),
    "/mentions": (stage, query) => ({ as: null, answer: () => mentioned(stage, query) }),
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
