import { eq, getTableName, lt, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ImportProblem } from "@shared/contracts/imports";
import { productImportRows, productImports } from "@shared/schema/product-imports";
import type { Database } from "../database/database";

/** Unfinished imports are deleted after this. */
const STAGING_TTL_MS = 60 * 60 * 1000;
const MAX_PROBLEMS = 200;

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
  await db
    .delete(productImports)
    .where(lt(productImports.createdAt, new Date(now - STAGING_TTL_MS)));
}

/** Starts an import under its id, and deletes abandoned ones. */
export async function beginImport(
  db: Database,
  id: string,
  catalogue: string,
  actorId: string,
  now: number,
): Promise<void> {
  await sweepImports(db, now);
  await db.insert(productImports).values({ id, catalogue, actorId });
}

export async function endImport(db: Database, id: string): Promise<void> {
  await db.delete(productImports).where(eq(productImports.id, id));
}

export async function stageRows(db: Database, importId: string, rows: StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(productImportRows)
    .values(rows.map((row) => ({ ...row, importId, isGood: row.problems.length === 0 })));
}

export async function stagedCount(db: Database, importId: string): Promise<number> {
  return db.$count(productImportRows, eq(productImportRows.importId, importId));
}

/** Marks every row whose key stands in the file more than once: it is unclear which one is meant. */
export async function markDuplicates(db: Database, importId: string, key: string): Promise<void> {
  await db.execute(sql`
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

/** The effect of the good rows on the catalogue, and the number of bad ones. */
export async function countImport(
  db: Database,
  importId: string,
  { table, columns, key }: ImportTarget,
) {
  const { rows } = await db.execute<ImportCounts>(sql`
    select count(*)::int as rows,
      (count(*) filter (where not staged.is_good))::int as bad,
      (count(*) filter (where staged.is_good and present.id is null))::int as added,
      (count(*) filter (where staged.is_good and present.id is not null
        and (${list(columns, "product.")}) is distinct from (${list(columns, "present.")})))::int as changed
    from product_import_rows as staged
    left join lateral jsonb_populate_record(null::${table}, staged.product) as product on true
    left join ${table} as present on present.${sql.identifier(key)} = staged.key
    where staged.import_id = ${importId}`);
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

/**
 * Waits for the imports that write now, until the transaction ends: two that touch the same products in different
 * orders would wait for each other.
 */
export async function takeTurn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell import'))`);
}

/** Writes the good rows into the catalogue, in one statement; unchanged products are not touched. */
export async function applyImport(
  tx: Database,
  importId: string,
  { table, columns, key }: ImportTarget,
): Promise<void> {
  const others = columns.filter((column) => column !== key);
  await tx.execute(sql`
    insert into ${table} (${list(columns)})
    select ${list(columns, "product.")}
    from product_import_rows as staged,
      jsonb_populate_record(null::${table}, staged.product) as product
    where staged.import_id = ${importId} and staged.is_good
    on conflict (${sql.identifier(key)}) do update set
      ${sql.raw(others.map((column) => `"${column}" = excluded."${column}"`).join(", "))},
      updated_at = greatest(now(), ${table}.updated_at + interval '1 millisecond')
    where (${sql.raw(others.map((column) => `"${getTableName(table)}"."${column}"`).join(", "))})
      is distinct from (${list(others, "excluded.")})`);
}
