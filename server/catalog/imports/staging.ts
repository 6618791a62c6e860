// Longer than 200 lines: all statements on staged rows stand together.

import { and, eq, getTableName, gt, lt, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ImportProblem } from "@shared/contracts/imports";
import { productImportRows, productImports } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";

/** Unfinished imports are deleted after this. */
const STAGING_TTL_MS = 60 * 60 * 1000;
const MAX_PROBLEMS = 200;
/** Few enough rows to delete in one statement. */
const MAX_BATCH_ROWS = 10_000;

// Rows come, are read and go within seconds, so that the statistics never know them: statements over all rows of an
// import join with `expectManyRows` alone, and go through each table once.

/** Where a file's products go: a table, and its columns by their names there. */
export interface ImportTarget {
  table: PgTable;
  /** Those that a file fills. */
  columns: string[];
  /** The one by which a file finds a product. */
  key: string;
}

/** A checked row of the file: the product by its columns' names, or its problems. */
export interface StagedRow {
  line: number;
  key: string | null;
  product: Record<string, unknown> | null;
  problems: { path: string; message: string }[];
}

/** Deletes abandoned imports. */
export async function sweepImports(db: Database, now: number): Promise<void> {
  await removeImports(db, lt(productImports.createdAt, new Date(now - STAGING_TTL_MS)));
}

/** Starts an import under its id, and deletes abandoned ones; those that cannot be deleted now are later. */
export async function beginImport(
  db: Database,
  id: string,
  catalog: string,
  actorId: string,
  now: number,
): Promise<void> {
  await sweepImports(db, now).catch(() => undefined);
  await db.insert(productImports).values({ id, catalogue: catalog, actorId });
}

/** Removes an import with its rows. */
export async function endImport(db: Database, id: string): Promise<void> {
  await removeImports(db, eq(productImports.id, id));
}

/** Their rows first, some at a time: no statement takes long, however many there are. */
async function removeImports(db: Database, which: SQL): Promise<void> {
  const found = await db.select({ id: productImports.id }).from(productImports).where(which);
  for (const { id } of found) {
    let isMore = true;
    while (isMore) {
      const { rows } = await db.execute(sql`
        delete from product_import_rows where ctid = any(array(
          select ctid from product_import_rows where import_id = ${id}
          limit ${MAX_BATCH_ROWS} for update skip locked))
        returning 1`);
      isMore = rows.length > 0;
    }
    await db.delete(productImports).where(eq(productImports.id, id));
  }
}

/** Keeps what came of a check with its rows, so that it can be applied as it was checked. */
export async function keepChecked(
  db: Database,
  importId: string,
  kept: { fileId: string; digest: string; checked: object },
): Promise<void> {
  await db.update(productImports).set(kept).where(eq(productImports.id, importId));
}

/** The check of a file by a plan of this digest, where its rows are kept for long enough to be applied. */
export async function checkedImport<Checked>(
  db: Database,
  { fileId, digest, now }: { fileId: string; digest: string; now: number },
): Promise<{ id: string; checked: Checked } | undefined> {
  const [found] = await db
    .select({ id: productImports.id, checked: productImports.checked })
    .from(productImports)
    .where(
      and(
        eq(productImports.fileId, fileId),
        eq(productImports.digest, digest),
        gt(productImports.createdAt, new Date(now - STAGING_TTL_MS / 2)),
      ),
    );
  return found && { id: found.id, checked: found.checked as Checked };
}

/** Removes the checks of a file. */
export async function forgetChecked(db: Database, fileId: string): Promise<void> {
  await removeImports(db, eq(productImports.fileId, fileId));
}

export async function stageRows(db: Database, importId: string, rows: StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  // One parameter: thousands of them would take longer to send and to read than all the rest.
  const given = rows.map((row) => ({ ...row, good: row.problems.length === 0 }));
  await db.execute(sql`
    insert into product_import_rows (import_id, line, key, product, problems, is_good)
    select ${importId}, line, key, product, problems, good
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(line int, key text, product jsonb, problems jsonb, good boolean)`);
}

export async function stagedCount(db: Database, importId: string): Promise<number> {
  return db.$count(productImportRows, eq(productImportRows.importId, importId));
}

/** Marks every row whose key stands in the file more than once: it is unclear which one is meant. */
export async function markDuplicates(tx: Database, importId: string, key: string): Promise<void> {
  await tx.execute(sql`
    with twice as (
      select key, string_agg(line::text, ', ' order by line) as lines
      from product_import_rows where import_id = ${importId} and key is not null
      group by key having count(*) > 1
    )
    update product_import_rows as staged
    set is_good = false,
      problems = staged.problems || jsonb_build_array(jsonb_build_object(
        'path', ${key}::text,
        'message', 'The same id stands in lines ' || twice.lines || '.'))
    from twice where staged.import_id = ${importId} and staged.key = twice.key`);
}

const list = (columns: string[], prefix = "") =>
  sql.raw(columns.map((column) => `${prefix}"${column}"`).join(", "));

export type ImportCounts = { rows: number; bad: number; added: number; changed: number };

/** The rows of an import, each made into a product once; a function beside the table would be a loop. */
const stagedProducts = (
  table: PgTable,
  importId: string,
  lines?: { after: number; last: number },
) => sql`
  staged as materialized (
    select key, is_good, jsonb_populate_record(null::${table}, product) as product
    from product_import_rows where import_id = ${importId}
      ${lines ? sql`and line > ${lines.after} and line <= ${lines.last}` : sql``})`;

/** The effect of the good rows on the catalog, and the number of bad ones. */
export async function countImport(
  tx: Database,
  importId: string,
  { table, columns, key }: ImportTarget,
) {
  const { rows } = await tx.execute<ImportCounts>(sql`
    with ${stagedProducts(table, importId)}
    select count(*)::int as rows,
      (count(*) filter (where not staged.is_good))::int as bad,
      (count(*) filter (where staged.is_good and present.id is null))::int as added,
      (count(*) filter (where staged.is_good and present.id is not null
        and (${list(columns, "(staged.product).")}) is distinct from (${list(columns, "present.")})))::int as changed
    from staged
    left join ${table} as present on present.${sql.identifier(key)} = staged.key`);
  const counted = rows[0]!;
  return { ...counted, unchanged: counted.rows - counted.bad - counted.added - counted.changed };
}

/** The problems, from the top of the file. */
export async function importProblems(db: Database, importId: string): Promise<ImportProblem[]> {
  const { rows } = await db.execute<Pick<ImportProblem, keyof ImportProblem>>(sql`
    select staged.line, problem.value ->> 'path' as path, problem.value ->> 'message' as message
    from product_import_rows as staged, jsonb_array_elements(staged.problems) as problem(value)
    where staged.import_id = ${importId} and not staged.is_good
    order by staged.line limit ${MAX_PROBLEMS}`);
  return rows;
}

/** So many rows are written in a statement: an embedded database serves nobody else meanwhile. */
const ROWS_A_STATEMENT = 400;

/** Writes the good rows into the catalog, some after the others; unchanged products are not touched. */
export async function applyImport(
  tx: Database,
  importId: string,
  { table, columns, key }: ImportTarget,
): Promise<void> {
  const others = columns.filter((column) => column !== key);
  // Lines are no measure: a row may have thousands.
  const lastAfter = async (line: number) => {
    const { rows } = await tx.execute<{ last: number | null }>(sql`
      select max(line) as last from (
        select line from product_import_rows where import_id = ${importId} and line > ${line}
        order by line limit ${ROWS_A_STATEMENT}) as next_rows`);
    return rows[0]?.last ?? undefined;
  };
  let after = 0;
  for (let last = await lastAfter(after); last !== undefined; last = await lastAfter(after)) {
    await tx.execute(sql`
    with ${stagedProducts(table, importId, { after, last })}
    insert into ${table} (${list(columns)})
    select ${list(columns, "(product).")} from staged where is_good
    on conflict (${sql.identifier(key)}) do update set
      ${sql.raw(others.map((column) => `"${column}" = excluded."${column}"`).join(", "))},
      updated_at = greatest(now(), ${table}.updated_at + interval '1 millisecond')
    where (${sql.raw(others.map((column) => `"${getTableName(table)}"."${column}"`).join(", "))})
      is distinct from (${list(others, "excluded.")})`);
    after = last;
  }
}
