import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import * as schema from "@shared/all-tables";
import type { Database } from "../../platform/database/database";
import { databaseFolderIn } from "../../platform/database/embedded";
import { openFolder } from "../../platform/database/open-folder";

/** Runs SQL on a database. */
export type RunSql = (sql: string) => Promise<unknown>;

/** Whose products are demonstrated. */
const SOURCES = ["beds", "firearms"];

/** What of a product is changed in its copies; all else is the same. */
const CHANGED = {
  id: "gen_random_uuid()",
  key: "key || '-' || n",
  price: "price + n % 900",
  special_price: "special_price + n % 900",
};

/** Replaces both kinds of products with this many of each, made from the demonstration ones. */
export async function fill(run: RunSql, products: number): Promise<void> {
  const isShown = `source in (${SOURCES.map((source) => `'${source}'`).join(", ")})`;
  await run(`create table if not exists demo_products as select * from products where ${isShown}`);
  await run(`delete from products where ${isShown}`);
  const names = Object.keys(CHANGED);
  const values = Object.values(CHANGED).join(", ").replaceAll("'", "''");
  for (const source of SOURCES) {
    await run(
      `do $$ declare rest text; begin
         select string_agg(quote_ident(column_name), ', ') into rest
           from information_schema.columns
          where table_schema = 'public' and table_name = 'products'
            and column_name not in (${names.map((name) => `'${name}'`).join(", ")});
         execute 'insert into products (${names.join(", ")}, ' || rest || ') select ${values}, ' || rest ||
           ' from (select * from demo_products where source = ''${source}'') as demo,
             generate_series(1, 1 + ${products} / (select count(*)::int from demo_products where source = ''${source}'')) n
             limit ${products}';
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
