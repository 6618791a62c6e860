import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import * as schema from "@shared/schema/all";
import type { Database } from "../../database/database";
import { databaseFolderIn } from "../../database/embedded";
import { openFolder } from "../../database/open-folder";

/** Runs SQL on a database. */
export type RunSql = (sql: string) => Promise<unknown>;

const TABLES = [
  {
    table: "bed_products",
    changed: {
      id: "gen_random_uuid()",
      magento_id: "magento_id || '-' || n",
      price: "price + n % 900",
    },
  },
  {
    table: "firearm_products",
    changed: {
      id: "gen_random_uuid()",
      external_id: "external_id || '-' || n",
      price: "price + n % 900",
      special_price: "special_price + n % 900",
    },
  },
] as const;

/** Replaces both kinds of products with this many of each, made from the demonstration ones. */
export async function fill(run: RunSql, products: number): Promise<void> {
  for (const { table, changed } of TABLES) {
    await run(`create table if not exists demo_${table} as table ${table}`);
    await run(`truncate ${table}`);
    const names = Object.keys(changed).join(", ");
    const values = Object.values(changed).join(", ");
    await run(
      `do $$ declare rest text; begin
         select string_agg(quote_ident(column_name), ', ') into rest
           from information_schema.columns
          where table_schema = 'public' and table_name = '${table}'
            and column_name not in (${Object.keys(changed)
              .map((name) => `'${name}'`)
              .join(", ")});
         execute 'insert into ${table} (${names}, ' || rest || ') select ${values.replaceAll("'", "''")}, ' || rest ||
           ' from demo_${table}, generate_series(1, 1 + ${products} / (select count(*)::int from demo_${table})) n limit ${products}';
       end $$`,
    );
  }
}

/** SQL on a PostgreSQL server. */
export async function onPostgres<Result>(
  url: string,
  work: (run: RunSql, db: Database) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await work((sql) => client.query(sql), drizzlePostgres(client, { schema }));
  await client.end();
  return result;
}

/** SQL on an embedded database that no server has open. */
export async function onEmbedded<Result>(
  dataDir: string,
  work: (run: RunSql, db: Database) => Promise<Result>,
): Promise<Result> {
  const lite = await openFolder(databaseFolderIn(dataDir));
  const result = await work((sql) => lite.exec(sql), drizzleEmbedded(lite, { schema }));
  await lite.close();
  return result;
}
