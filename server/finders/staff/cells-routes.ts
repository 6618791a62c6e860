import { Router } from "express";
import { cellsQuery } from "@shared/contracts/product-cells";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { sendCsv } from "../../platform/http/send-csv";
import { invalid, validate } from "../../platform/http/validate";
import { csvBody, csvOf, fileIn } from "../../catalog/csv/csv-of";
import { csvText } from "../../catalog/csv/csv-rows";
import { cellsHeader, type Table } from "../console/cells-columns";
import { cellsRow, checkCells } from "../console/cells-file";
import { sectionProducts, type RowProduct } from "../console/section-products";
import { stagedSections } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { staffWork, type DoWork } from "../../people/auth/require-staff";
import type { WorkQueue } from "../../platform/work/work-queue";
import { faultsInstead, faultsOf, NO_DRAFT } from "./check-draft";
import { draftOf } from "./drafts";

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
