// Promises: `GET /api/recommendations` of an unlocked session, 5,000 beds on PostgreSQL, 32
// connections, varied answers, runs at 0.9 × an Express route that sends the same bytes through
// `res.json`; with 100,000 beds at 0.6 × its own figure with 1,000; resident memory under 200 MB.
// Both sides in turn (A B A B), in one run on one machine.
//
//   npm run bench -- load [seconds a turn]      (5)
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import express from "express";
import pg from "pg";
import {
  bedSizeOptions,
  firmnessOptions,
  mattressTypeOptions,
  sleepStyleOptions,
} from "@shared/bed-options";
import { demoBeds } from "../seed/demo-beds";
import { startPostgres } from "../testing/postgres-server";
import { scratchDatabase, startServer, unlock, type ServerProcess } from "./server-process";

const seconds = Number(process.argv[2] ?? 5);
const TURNS = 3;

const postgres = await startPostgres();
const DATABASE_URL = await scratchDatabase(postgres.url, "bench_load");
const server = await startServer({ DATABASE_URL });
const cookie = (await unlock(server.url))!;
const paths = variedPaths();

await fill(5_000);
const sample = (await (
  await fetch(server.url + paths[0], { headers: { cookie } })
).json()) as unknown;
const floor = await floorServer(sample);
const ours: number[] = [];
const theirs: number[] = [];
await turn(server.url, 1);
await turn(floor.url, 1);
for (let n = 0; n < TURNS; n++) {
  ours.push(await turn(server.url, seconds));
  theirs.push(await turn(floor.url, seconds));
}
const memory = residentMegabytes(server);
console.log(
  `5,000 beds: ${median(ours)} requests/s against ${median(theirs)} of the floor: ${(median(ours) / median(theirs)).toFixed(2)} × (target 0.90); resident ${memory} MB (target 200)`,
);

await fill(1_000);
await turn(server.url, 1);
const small = await turn(server.url, seconds);
await fill(100_000);
await turn(server.url, 3);
const large = await turn(server.url, seconds);
console.log(
  `100,000 beds: ${large} requests/s against ${small} with 1,000: ${(large / small).toFixed(2)} × (target 0.60)`,
);

await server.end("SIGTERM");
floor.close();
postgres.stop();

function variedPaths(): string[] {
  const all: string[] = [];
  for (const style of sleepStyleOptions)
    for (const size of bedSizeOptions)
      for (const type of mattressTypeOptions)
        for (const level of firmnessOptions)
          for (const [min, max] of [
            [2000, 6000],
            [6000, 12000],
            [0, 30000],
          ])
            all.push(
              `/api/recommendations?sleepStyle=${style.id}&bedSize=${size.id}&mattressType=${type.id}&firmness=${level.id}&minPrice=${min}&maxPrice=${max}&concerns=back_pain`,
            );
  // A fixed shuffle: neighbors must not share their size.
  return all
    .map((path, index) => [(index * 7919) % all.length, path] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, path]) => path);
}

/** Requests per second over one turn, all of them answered with 200. */
async function turn(url: string, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration,
    requests: paths.map((path) => ({ method: "GET", path, headers: { cookie } })),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return Math.round(result.requests.average);
}

/** The best result that our framework can reach with these bytes. */
async function floorServer(body: unknown): Promise<{ url: string; close: () => void }> {
  const app = express()
    .set("etag", false)
    .get("/api/recommendations", (_req, res) => void res.json(body));
  const listening = createServer(app);
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () => listening.close(),
  };
}

/** Replaces the catalogue with this many beds, made from the demonstration ones. */
async function fill(beds: number): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("create table if not exists demo as table bed_products");
  await client.query("truncate bed_products");
  await client.query(
    `insert into bed_products
     select gen_random_uuid(), magento_id || '-' || n, name, description, short_description,
            price + n % 900, image_url, category, bed_size, mattress_type, firmness, sleep_style,
            features, in_stock, magento_url, created_at, updated_at
     from demo, generate_series(1, $1) n limit $2`,
    [Math.ceil(beds / demoBeds().length), beds],
  );
  await client.end();
}

function residentMegabytes(process: ServerProcess): number {
  const status = readFileSync(`/proc/${process.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
