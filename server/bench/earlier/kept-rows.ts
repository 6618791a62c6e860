import type pg from "pg";

const MAX_SAID = 200;

type Row = Record<string, unknown>;

/** What a database keeps: the rows of each table, with the columns that they have. */
export type Kept = Map<string, { columns: string[]; rows: Row[] }>;

/** Whoever is signed in, files of pages, and what servers note for each other: nothing that anybody would miss. */
const MACHINERY =
  /^(sessions|built_files|catalogue_(versions|changes)|.*_(leases?|locks?|attempts?))$/;
/** The first admin signs in, with the password of the environment, which is set anew with each start. */
const SET_ANEW: Record<string, readonly string[]> = {
  admin_users: ["password_hash", "session_generation", "updated_at", "last_sign_in_at"],
};

/** Everything that a database keeps in its own tables. */
export async function keptIn(client: pg.Client): Promise<Kept> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`);
  const kept: Kept = new Map();
  for (const { table, columns } of rows) {
    if (MACHINERY.test(table)) continue;
    kept.set(table, { columns, rows: await rowsOf(client, table, columns) });
  }
  return kept;
}

async function rowsOf(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): Promise<Row[]> {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const { rows } = await client.query<{ row: string }>(
    `select row_to_json(each)::text as row from (select ${list} from "${table}") as each`,
  );
  return rows.map(({ row }) => JSON.parse(row) as Row);
}

/**
 * Each row that is not in another database any more, as a sentence: by the columns that both have, in a table or a view of
 * the same name. Rows may have come.
 */
export async function missingIn(client: pg.Client, kept: Kept): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, { columns, rows }] of kept) {
    if (rows.length === 0) continue;
    const { rows: found } = await client.query<{ column: string }>(
      `select column_name::text as column from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const present = new Set(found.map(({ column }) => column));
    const both = columns.filter(
      (column) => present.has(column) && !SET_ANEW[table]?.includes(column),
    );
    if (both.length === 0) {
      missing.push(`${table}: all ${rows.length} rows`);
      continue;
    }
    const left = new Map<string, number>();
    for (const row of await rowsOf(client, table, both)) {
      const text = spelled(row, both);
      left.set(text, (left.get(text) ?? 0) + 1);
    }
    for (const row of rows) {
      const text = spelled(row, both);
      const count = left.get(text) ?? 0;
      if (count === 0) missing.push(`${table}: ${text.slice(0, MAX_SAID)}`);
      else left.set(text, count - 1);
    }
  }
  return missing;
}

/** A row by some of its columns. */
const spelled = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
