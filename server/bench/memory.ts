// Promise: caches are counted in bytes. A server with a heap of 512 MB lives through 200,000 GETs of unlike addresses,
// versions, `of`, locales and names that nobody knows: no 5xx but a counted 503, caches within their bytes and all of
// them under a quarter of the heap, resident memory at most 1.1 × that after 20,000, and ordinary shoppers beside them
// get as many replies from memory as alone, less a tenth at most.
//
//   npm run bench -- memory [requests] [postgres]      (200,000; the embedded database)
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@shared/testing/free-port";
import { startPostgres } from "../testing/postgres-server";
import {
  drawFrom,
  likelyPlace,
  ordinaryAddresses,
  strangeRequest,
  type Draw,
} from "./memory/addresses";
import { createAsker } from "./memory/ask";
import { LARGE, SMALL } from "./memory/documents";
import { figuresAt, residentMegabytes, sumOf } from "./memory/figures";
import { fillSite, openedSession } from "./memory/site";
import { removingLeftovers } from "./run-where-installed";
import { scratchDatabase, scratchFolder, startServer } from "./server-process";

const given = process.argv.slice(2);
const total = Number(given.find((each) => /^\d+$/.test(each)) ?? 200_000);
const HEAP_MB = 512;
const PRODUCTS = 15_000;
const FIRST = Math.min(20_000, Math.ceil(total / 10));
const CONNECTIONS = 24;
const SHOPPERS = 4;
const ADDRESSES = 400;
const MAX_GROWTH = 1.1;
const MIN_HITS = 0.9;
/** Of shoppers alone: so many ask before it counts, and then. */
const WARM = 4_000;
const ALONE = 4_000;
const PAUSE_MS = 20;

const problems: string[] = [];
const statuses = new Map<number, number>();

await removingLeftovers(async (leftovers) => {
  const metricsPort = await freePort();
  const postgres = given.includes("postgres") ? await startPostgres() : undefined;
  if (postgres) leftovers.push(() => postgres.stop());
  const folder = scratchFolder();
  leftovers.push(folder.remove);
  const env = {
    ...(postgres
      ? { DATABASE_URL: await scratchDatabase(postgres.url, "bench_memory") }
      : { DATA_DIR: folder.path }),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    METRICS_PORT: String(metricsPort),
  };
  // One server takes the files, and another is asked: what imports leave in memory would hide what grows.
  const filled = await startServer(env);
  leftovers.push(() => filled.end("SIGKILL"));
  await fillSite(filled.url, PRODUCTS);
  await filled.end("SIGTERM");
  const server = await startServer(env);
  leftovers.push(() => server.end("SIGKILL"));
  const cookie = await openedSession(server.url);
  const figures = () => figuresAt(`http://127.0.0.1:${metricsPort}/metrics`);
  const resident = () => residentMegabytes(server.child.pid!);
  console.log(`${PRODUCTS} products: resident ${Math.round(await resident())} MB`);

  const asker = createAsker(server.url, CONNECTIONS + SHOPPERS);
  leftovers.push(asker.close);
  const addresses = ordinaryAddresses(ADDRESSES);
  const shopper = async (draw: Draw) => {
    const { status } = await asker.ask(addresses[likelyPlace(draw, ADDRESSES)]!, { cookie });
    if (status !== 200 && status !== 503) problems.push(`a shopper was answered ${status}`);
    return status === 200;
  };
  /** Replies that shoppers may have had from memory. */
  const hits = async () => {
    const { fromMemory } = await figures();
    return (fromMemory.get(SMALL) ?? 0) + (fromMemory.get(LARGE) ?? 0);
  };

  const aloneDraw = drawFrom(1);
  for (let at = 0; at < WARM; at++) await shopper(aloneDraw);
  const before = await hits();
  for (let at = 0; at < ALONE; at++) await shopper(aloneDraw);
  const alone = ((await hits()) - before) / ALONE;

  let asked = 0;
  let common = 0;
  let answered = 0;
  let isOver = false;
  const hitsBefore = await hits();
  const shoppers = Array.from({ length: SHOPPERS }, async (_, at) => {
    const draw = drawFrom(100 + at);
    while (!isOver) {
      if (await shopper(draw)) answered += 1;
      await sleep(PAUSE_MS);
    }
  });
  const draw = drawFrom(2);
  const strangersUntil = (end: number) =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (asked < end && server.child.exitCode === null) {
          const at = asked++;
          const { target, headers, isCommon } = strangeRequest(draw, at);
          const { status, hasRetryAfter } = await asker.ask(target, {
            cookie,
            // From many networks, as a limit for one would hide the rest.
            "X-Forwarded-For": `10.${at % 251}.${at % 241}.${at % 239}`,
            ...headers,
          });
          if (isCommon && status === 200) common += 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 0 || (status >= 500 && !(status === 503 && hasRetryAfter))) {
            problems.push(`${status} for ${target.slice(0, 120)}`);
          }
        }
      }),
    );
  const startedAt = performance.now();
  await strangersUntil(FIRST);
  const first = await resident();
  console.log(`after ${FIRST}: resident ${Math.round(first)} MB`);
  for (let part = 2; part <= 10; part++) {
    await strangersUntil(Math.round((total * part) / 10));
    console.log(`after ${asked}: resident ${Math.round(await resident())} MB`);
  }
  const last = await resident();
  isOver = true;
  await Promise.all(shoppers);
  const seconds = (performance.now() - startedAt) / 1_000;
  const beside = ((await hits()) - hitsBefore - common) / answered;

  const { caches, most } = await figures();
  for (const [cache, bytes] of caches) {
    const limit = most.get(cache)!;
    console.log(`  ${cache}: ${megabytes(bytes)} of ${megabytes(limit)}`);
    if (bytes > limit) problems.push(`${cache} takes more than it may`);
  }
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([each, n]) => `${n} × ${each}`);
  console.log(`${asked} GETs in ${Math.round(seconds)} s: ${counted.join(", ")}`);
  console.log(
    `resident ${Math.round(first)} MB after ${FIRST}, ${Math.round(last)} MB after ${asked}: ${(last / first).toFixed(2)} × (at most ${MAX_GROWTH})`,
  );
  console.log(`caches ${megabytes(sumOf(caches))} of ${megabytes(sumOf(most))} at most`);
  console.log(
    `from memory: ${percent(alone)} of shoppers' replies alone, ${percent(beside)} of ${answered} beside strangers (at least ${percent(alone * MIN_HITS)})`,
  );
  if (sumOf(most) >= (HEAP_MB * 1024 * 1024) / 4) problems.push("caches may take a quarter");
  if (last > first * MAX_GROWTH) problems.push("resident memory has grown");
  if (beside < alone * MIN_HITS) problems.push("shoppers' replies were driven out of memory");
  if ((await asker.ask("/readyz", {})).status !== 200) problems.push("the server is not well");
  const { exitCode } = server.child;
  if (exitCode !== null) problems.push(`the server ended with ${exitCode}`);
  await server.end("SIGTERM");
});

for (const each of problems.slice(0, 20)) console.log(`- ${each}`);
console.log(problems.length === 0 ? "Every bound held." : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
