// Promises: shoppers' reads of an unlocked session, 32 connections with as many sessions, against an Express
// route that sends the same bytes through `res.json`, both sides in turn (A B A B), medians of the turns.
// Answers asked before: recommendations 1.0 x, products 0.9, counts 0.75; as browsers ask, against
// `compression()`: 2.5 (counts are under 1 kB, which nobody compresses: 0.75). Every query different, up to
// 5,000 products: 0.5; the share of the time that matching takes is printed.
// 100,000 products at 0.6 x the figure with 1,000, each beside its floor. The landing page compressed at 1 x uncompressed.
// Resident memory with 5,000 products on PostgreSQL under 200 MB.
//
// With --lists it is a finder that staff made, of which a list of 20,000 rows says what each product is for.
//
//   npm run bench -- load [seconds a turn] [--turns 5] [--only postgres,5000,recommendations,...] [--lists]
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "../platform/database/database";
import { startPostgres } from "../testing/postgres-server";
import { calls as ofBuiltIn, type Call } from "./load/calls";
import { startFloor } from "./load/floor";
import { fillListed, listedCall } from "./load/listed";
import { matchingTimes } from "./load/matching-time";
import { fill, onEmbedded, onPostgres, type RunSql } from "./load/products";
import { openSessions } from "./load/sessions";
import { compare, type Side } from "./load/turns";
import { scratchDatabase, scratchFolder, startServer, type ServerProcess } from "./server-process";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: "string", default: "5" },
    only: { type: "string", default: "" },
    lists: { type: "boolean", default: false },
  },
});
const calls = values.lists ? [listedCall] : ofBuiltIn;
const length = { seconds: Number(positionals[0] ?? 3), turns: Number(values.turns) };
const only = values.only.split(",").filter(Boolean);
const chosen = <Item extends string | number>(all: Item[]) => {
  const some = all.filter((each) => only.includes(String(each)));
  return some.length > 0 ? some : all;
};

const SESSIONS = 32;
const AS_BROWSERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const SIZES = [1_000, 5_000, 100_000];
/** With the most products, of what it is with the fewest. */
const MIN_LARGE = 0.6;
let missed = 0;

const postgres = await startPostgres();
for (const database of chosen(["postgres", "embedded"])) {
  const perSize = new Map<string, number>();
  for (const size of chosen(SIZES)) {
    const { server, matching, end } = await serverWith(database, size);
    const where = `${database}, ${size.toLocaleString("en")} products`;
    await measure(server, matching, where, size, perSize).finally(end);
  }
}
postgres.stop();
console.log(missed === 0 ? "Every target met." : `${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;

async function serverWith(database: string, size: number) {
  // The line that every request writes is part of what is measured.
  const env = { LOG_LEVEL: "info" };
  const folder = scratchFolder();
  const filled = async (run: RunSql, db: Database) => {
    await (values.lists ? fillListed(run, size) : fill(run, size));
    return matchingTimes(db, calls);
  };
  const log = openSync(join(folder.path, "log"), "w");
  if (database === "postgres") {
    const DATABASE_URL = await scratchDatabase(postgres.url, "bench_load");
    await (await startServer({ DATABASE_URL })).end("SIGTERM");
    const matching = await onPostgres(DATABASE_URL, filled);
    const server = await startServer({ ...env, DATABASE_URL }, log);
    return { server, matching, end: () => server.end("SIGTERM").then(folder.remove) };
  }
  const DATA_DIR = join(folder.path, "data");
  await (await startServer({ DATA_DIR })).end("SIGTERM");
  const matching = await onEmbedded(DATA_DIR, filled);
  const server = await startServer({ ...env, DATA_DIR }, log);
  return { server, matching, end: () => server.end("SIGTERM").then(folder.remove) };
}

async function measure(
  server: ServerProcess,
  matching: Map<string, number>,
  where: string,
  size: number,
  perSize: Map<string, number>,
): Promise<void> {
  const cookies = await openSessions(server.url, SESSIONS);
  const names = calls.map((each) => each.name);
  for (const name of chosen(values.lists ? names : [...names, "landing"])) {
    const call = calls.find((each) => each.name === name);
    if (call) await measureCall(call, { url: server.url, cookies, paths: call.paths });
    else await measureLanding();
  }
  const memory = residentMegabytes(server);
  const isLimited = where.startsWith("postgres, 5,000") && !values.lists;
  report(`${where}: resident ${memory} MB`, isLimited ? memory : 0, 200);

  async function measureCall(call: Call, ours: Side) {
    const bodies = await bodiesOf(call, ours);
    const floor = await startFloor(bodies);
    const bytes = Math.round(
      [...bodies.values()].reduce<number>((sum, body) => sum + JSON.stringify(body).length, 0) /
        bodies.size,
    );
    const told = `${where}: ${call.name} (${bytes} bytes)`;
    const plain = await compare(ours, { url: floor.plain, paths: call.paths }, length);
    tell(`${told}, plain`, plain, call.targets.plain);
    const browser = await compare(
      { ...ours, headers: AS_BROWSERS },
      { url: floor.compressed, paths: call.paths, headers: AS_BROWSERS },
      length,
    );
    tell(`${told}, as browsers ask`, browser, call.targets.compressed);
    if (call.fresh && call.targets.fresh !== undefined) {
      const fresh = await compare({ ...ours, fresh: call.fresh }, { url: floor.plain }, length);
      // With more products the matching itself takes longer: the figure is printed, with its share.
      const target = size > 5_000 ? undefined : call.targets.fresh;
      tell(`${told}, every query different`, fresh, target);
      const each = matching.get(call.name)!;
      console.log(
        `  matching takes ${(each * 1_000).toFixed(0)} µs of an answer, ${Math.round((each * fresh.ours) / 10)}% of the time`,
      );
    }
    floor.close();
    perSize.set(`${call.name} ${size}`, plain.ratio);
    const small = perSize.get(`${call.name} 1000`);
    if (size === 100_000 && small !== undefined) {
      // Each beside its floor: the machine itself may be half as fast some minutes later.
      const part = plain.ratio / small;
      const isMet = part >= MIN_LARGE;
      if (!isMet) missed += 1;
      console.log(
        `${told}, against 1,000: ${plain.ratio.toFixed(2)} x its floor against ${small.toFixed(2)} x: ${part.toFixed(2)} x (target ${MIN_LARGE})${isMet ? "" : " MISSED"}`,
      );
    }
  }

  async function measureLanding() {
    const landing = { url: server.url };
    const found = await compare({ ...landing, headers: AS_BROWSERS }, landing, length);
    tell(`${where}: landing page compressed against uncompressed`, found, 1);
  }
}

/** What each address answers; every answer has then been asked before. */
async function bodiesOf({ paths }: Call, { url, cookies }: Side): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>();
  for (const path of paths) {
    const reply = await fetch(url + path, { headers: { cookie: cookies![0]! } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    bodies.set(path, await reply.json());
  }
  return bodies;
}

function tell(
  what: string,
  { ours, theirs, ratio }: { ours: number; theirs: number; ratio: number },
  target?: number,
): void {
  const isMet = target === undefined || ratio >= target;
  if (!isMet) missed += 1;
  console.log(
    `${what}: ${Math.round(ours)} requests/s against ${Math.round(theirs)}: ${ratio.toFixed(2)} x (${target === undefined ? "no target" : `target ${target}`})${isMet ? "" : " MISSED"}`,
  );
}

function report(what: string, value: number, limit: number): void {
  if (value > limit) missed += 1;
  console.log(`${what}${value > limit ? ` MISSED (limit ${limit})` : ""}`);
}

function residentMegabytes({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
