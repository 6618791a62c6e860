import pg from "pg";
import { startPostgres } from "../../testing/postgres-server";
import { withDatabase } from "../../testing/database-url";
import { scratchDatabase, spawnServer, untilReady, type ServerProcess } from "../server-process";
import { shopperOf, type Ask } from "./ask";
import { checkOut } from "../checkout";

/** A server of another commit and one of this checkout, on two copies of one database. */
export interface BothServers {
  before: Ask;
  now: Ask;
}

/** What has to be ended or removed, in the order in which it was made. */
export type Leftovers = (() => unknown)[];

/**
 * Lets the other commit's server migrate and seed a database, copies it, and starts each server on one: ids
 * are then the same. `change` is done to the products before. `leftovers` receives what to remove, also when
 * this throws.
 */
export async function startBoth(
  commit: string,
  change: string | undefined,
  leftovers: Leftovers,
): Promise<BothServers> {
  const checkout = checkOut(commit, "with this client");
  leftovers.push(checkout.remove);
  checkout.build();

  const postgres = await startPostgres();
  leftovers.push(postgres.stop);
  const name = `bench_equality_${process.pid}`;
  const original = await scratchDatabase(postgres.url, `${name}_before`);
  leftovers.push(() => query(postgres.url, `drop database ${name}_before with (force)`));
  const start = async (url: string, root?: string): Promise<ServerProcess> => {
    const server = await spawnServer({ DATABASE_URL: url }, root);
    leftovers.push(() => server.end("SIGTERM"));
    return untilReady(server);
  };
  await (await start(original, checkout.root)).end("SIGTERM");
  if (change !== undefined) await query(original, change);
  await query(postgres.url, `create database ${name}_now template ${name}_before`);
  leftovers.push(() => query(postgres.url, `drop database ${name}_now with (force)`));

  const before = await start(original, checkout.root);
  const now = await start(withDatabase(postgres.url, `${name}_now`));
  return { before: await shopperOf(before.url), now: await shopperOf(now.url) };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
