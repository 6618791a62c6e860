import { eq, sql } from "drizzle-orm";
import { Router } from "express";
import { importQuery } from "@shared/contracts/imports";
import { listFileBody, listLookBody, type ListFilePlan } from "@shared/contracts/list-files";
import { products, STAFF_SOURCE } from "@shared/schema/catalog-products";
import { spellingKey } from "@shared/input/spelling-key";
import { staffIn } from "../../people/auth/require-staff";
import type { Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { guidParam, invalid, validate } from "../../platform/http/validate";
import { removeFile, sentFile } from "../import-files/file-queries";
import { allAttributes } from "../staff/attribute-queries";
import type { ChangeWatch } from "../store/catalog-source";
import type { Catalogs } from "../store/catalogs";
import { readTable } from "../table/read-table";
import { takeRows } from "./import-list";
import { listById, presentKeys } from "./list-queries";
import { rowsOfTable } from "./list-table";
import type { KnownThings } from "./list-words";
import { insertList, namingTaken, withTarget } from "./lists";
import { proposeList } from "./propose-list";

interface Dependencies {
  db: Database;
  catalogs: Pick<Catalogs, "afterChange">;
  watch: ChangeWatch;
}

const MAX_BRANDS = 5_000;
const MAX_TEXTS = 20_000;
const ONE =
  "Rows point at one column, or at two where a range begins and ends. Leave the others out.";

/** The shop's own tables as lists: files that were sent, looked at and taken. Mounted before the parser of smaller bodies. */
export function listTableRoutes({ db, catalogs, watch }: Dependencies): Router {
  const wish = importQuery.pick({ dryRun: true, skipBad: true });
  return Router()
    .post("/import-files/:id/list-look", jsonBody("16kb"), async (req, res) => {
      const { sheet, list } = validate(listLookBody, req.body);
      const table = await readTable(await sentFile(db, guidParam(req)), { sheet, asItIs: true });
      const found = list ? await listById(db, list) : undefined;
      if (list && !found) throw notFound();
      res.json(
        await proposeList(table, await knownThings(db), found && (await withTarget(db, found))),
      );
    })
    .post("/import-files/:id/list", jsonBody("1mb"), async (req, res) => {
      const { plan } = validate(listFileBody, req.body);
      const take = () =>
        takeTable(db, staffIn(res), guidParam(req), plan, validate(wish, req.query));
      res.json(await watch.changing(() => catalogs.afterChange(take())));
    });
}

/**
 * Takes a table that was sent as all rows of a list, which is made where it is new. Nothing is changed by a dry run, or
 * where any row is bad and bad rows are not to be skipped. Throws a 400 for a plan that lacks something, a 404 and a 409.
 */
async function takeTable(
  db: Database,
  actor: Actor,
  fileId: string,
  { sheet, list: shape, isNew, columns }: ListFilePlan,
  { dryRun, skipBad }: { dryRun: boolean; skipBad: boolean },
) {
  const stored = isNew ? shape : await listById(db, shape.id);
  if (!stored) throw notFound();
  const list = await withTarget(db, stored);
  refuseLacking(
    list.keys.map(({ id, label }) => ({ id, label })),
    columns,
  );
  const table = await readTable(await sentFile(db, fileId), { sheet, asItIs: true });
  const read = await rowsOfTable(table, columns, list, await knownThings(db));
  const report = await namingTaken(() =>
    takeRows(db, actor, read, {
      list: stored,
      dryRun: dryRun || read.rows.length === 0 || (read.problems.length > 0 && !skipBad),
      hold: (tx) =>
        isNew ? insertList(tx, actor, shape) : listById(tx, stored.id, { hold: true }),
    }),
  );
  if (report.isApplied) await removeFile(db, fileId);
  return report;
}

/** Throws a 400 where a key has no column, or nothing is pointed at. */
function refuseLacking(
  keys: readonly { id: string; label: string }[],
  columns: ListFilePlan["columns"],
): void {
  const has = (key: string) => columns.some((column) => column.key === key);
  const lacking = keys.filter(({ id }) => !has(id)).map(({ label }) => label);
  const errors = lacking.map((label) => ({
    path: "plan.columns",
    message: `Say which column ${label} is.`,
  }));
  const pointing = columns.filter(({ use }) => use === "points at").length;
  const ends = columns.some(({ use }) => use === "points from" || use === "points to");
  if (pointing === 0 && !ends)
    errors.push({ path: "plan.columns", message: "Say which column the rows point at." });
  if (pointing > 1 || (pointing > 0 && ends)) errors.push({ path: "plan.columns", message: ONE });
  if (errors.length > 0) throw invalid(errors);
}

async function knownThings(db: Database): Promise<KnownThings> {
  const attributes = await allAttributes(db);
  const brands = await db
    .selectDistinct({ brand: sql<string>`${products.brand}` })
    .from(products)
    .where(sql`${eq(products.source, STAFF_SOURCE)} and ${products.brand} is not null`)
    .limit(MAX_BRANDS);
  const inTexts = attributes.filter(({ kind }) => kind === "text").map(({ id }) => id);
  const stated = await db.execute<{ id: string; text: string }>(sql`
    select distinct each.key as id, each.value as text
    from ${products}, jsonb_each_text(${products.values}) as each
    where ${products.source} = ${STAFF_SOURCE} and each.key in (
      select jsonb_array_elements_text(${JSON.stringify(inTexts)}::jsonb))
    limit ${MAX_TEXTS}`);
  const texts = new Map(inTexts.map((id) => [id, new Set<string>()]));
  for (const { id, text } of stated.rows) texts.get(id)!.add(spellingKey(text));
  return {
    attributes,
    texts,
    brands: brands.map(({ brand }) => brand),
    productKeys: (words) => presentKeys(db, words),
  };
}
