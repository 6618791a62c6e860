// Promise: hostile input over every operation of the API's description, valid, nearly valid and not, beside a catalog
// of 15,000 products, brings no 5xx but a counted 503 with Retry-After, no reply after more than 2 s (of a file of more
// than 1 MB its first byte), one error shape, no stack and no SQL in a reply, no lasting change of state by strangers
// and viewers, exactly one line of the log a request with nothing personal in it, answers that do not depend on how they
// are asked for; the next healthy request is right, limits hold, and memory grows by less than a tenth. Half of it is by
// strangers, shoppers and viewers, the other half by editors and admins, who may change what the first half left as it was.
// Longer than 200 lines: it is the one place where what was seen is put together and judged.
//
//   npm run bench -- hostile [requests] [seed] [postgres] [products] [alone]
//                                        (20,000; a random seed, which is printed; the embedded database; 15,000)
//
// With `alone` one request is sent after the other, and it is told which operations kept the main thread longest.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { clientFolder } from "../platform/process/project-root";
import { startPostgres } from "../testing/postgres-server";
import { scratchDatabase, scratchFolder, startServer, unlock } from "./server-process";
import { converse, CutAnswer, type Ending, type Reply } from "./hostile/converse";
import { complaint } from "./hostile/judge";
import { watchMainThread } from "./hostile/main-thread";
import { tryLimits } from "./hostile/limits";
import { SECRETS, signIn } from "./hostile/people";
import { hostileRequests, type HostileRequest } from "./hostile/requests";
import { pageRoutes } from "./hostile/routes";
import { collectLog } from "./hostile/server-log";
import { makeSite } from "./hostile/site";
import { compareSpellings } from "./hostile/spellings";
import { state } from "./hostile/state";

const total = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const products = Number(process.argv[5] ?? 15_000);
const MAX_MS = 2_000;
/** Of what is longer, a file, the wait is that for its first byte. */
const MAX_WAITED_BYTES = 1_000_000;
const isAlone = process.argv[6] === "alone";
const CONCURRENCY = isAlone ? 1 : 25;
const BATCH_SIZE = 500;
const MAX_SHOWN = 20;
console.log(`seed ${seed}`);

const env = { TRUST_PROXY: "1", LOG_LEVEL: "debug" };
const postgres = process.argv[4] === "postgres" ? await startPostgres() : undefined;
const folder = scratchFolder();
const mainThread = await watchMainThread();
const server = await startServer({ ...env, ...mainThread.env, ...(await home("hostile")) });
const port = Number(new URL(server.url).port);
let sent = 0;
let isEnding = false;
server.child.once("exit", (code, signal) => {
  if (isEnding) return;
  console.log(
    `the server fell (${code ?? signal}) after ${sent} requests: ${server.output().slice(-4_000)}`,
  );
  process.exit(1);
});
const secrets = [...SECRETS];
const log = collectLog(server.child.stdout!, secrets);
const people = await signIn(server.url);
const cookies = Object.values(people) as string[];
secrets.push(...cookies.map((cookie) => cookie.split("=")[1]!));

const assets = readdirSync(join(clientFolder, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
const files = [
  "/theme.js",
  "/embed.js",
  "/og.png",
  ...assets.slice(0, 12).map((name) => `/assets/${name}`),
];
const site = await makeSite(server.url, people, products);
const operations = [...site.routes, ...pageRoutes(files)];
// There are many more operations of staff.
const ofShoppers = site.routes.filter(({ template }) => !template.startsWith("/api/admin"));

const complaints: string[] = [];
const statuses = new Map<number, number>();
const ids = new Set<string>();
/** How long each operation kept the main thread at most, where requests are sent alone. */
const turns = new Map<string, { most: number; start: string }>();
/** How often each operation was answered, and after how long at most, in milliseconds. */
const times = new Map<string, { count: number; most: number }>();
let unanswered = 0;

const before = await state(server.url, people);
let memoryBefore = 0;
await attack(hostileRequests([...operations, ...ofShoppers], ["nobody", "shopper", "viewer"]), 0);
await log.settle(ids);
const memoryAfter = residentMegabytes();
const isUnchanged = (await state(server.url, people)) === before;

// Whoever may change things does so from here on.
const fresh = await startServer({ ...env, LOG_LEVEL: "silent", ...(await home("fresh")) });
const spellings = await compareSpellings(
  { port, cookie: people.shopper },
  { port: Number(new URL(fresh.url).port), cookie: (await signIn(fresh.url)).shopper },
  Math.ceil(total / 100),
  seed,
);
await fresh.end("SIGTERM");
await attack(hostileRequests(operations, ["editor", "editor", "admin"]), total / 2);
await log.settle(ids);
const limits = await tryLimits(port);
const isWell = (await unlock(server.url)) !== undefined;
await sleep(200);
isEnding = true;
await server.end("SIGTERM");
folder.remove();
postgres?.stop();

const wrongLines = [...ids].filter((id) => log.lines.get(id) !== 1);
const twice = [...log.lines.values()].filter((count) => count > 1).length;
const growth = memoryAfter / memoryBefore - 1;
const busy = statuses.get(503) ?? 0;
const failures = [
  ...complaints,
  ...wrongLines.map((id) => `${log.lines.get(id) ?? 0} lines of log for request ${id}`),
  ...log.leaks.map((line) => `told in the log: ${line.slice(0, 400)}`),
  ...log.errors.map((line) => `an error in the log: ${line.slice(0, 600)}`),
  ...spellings.differing.map((target) => `answered otherwise: ${target}`),
  ...limits
    .filter(({ most, taken, other }) => taken > most || other > 0)
    .map((limit) => `a limit that does not hold: ${JSON.stringify(limit)}`),
  ...(isUnchanged ? [] : ["the state has changed"]),
  ...(isWell ? [] : ["the next healthy request was not answered"]),
  // A short run ends before the caches are full.
  ...(growth < 0.1 || total < 10_000 ? [] : ["memory has grown by a tenth"]),
];
for (const failure of failures.slice(0, MAX_SHOWN)) console.log(`- ${failure}`);
const counted = [...statuses]
  .sort((a, b) => a[0] - b[0])
  .map(([status, count]) => `${count} × ${status}`);
const slowest = [...times].sort((a, b) => b[1].most - a[1].most).slice(0, 12);
for (const [operation, { count, most }] of slowest)
  console.log(`  ${operation}: ${count} times, ${Math.round(most)} ms at most`);
const longest = [...turns].sort((a, b) => b[1].most - a[1].most).slice(0, 20);
for (const [operation, { most, start }] of longest)
  console.log(`  ${Math.round(most)} ms of the main thread at most by ${operation}: ${start}`);
console.log(
  [
    `${sent} hostile requests on ${postgres ? "PostgreSQL" : "the embedded database"}, seed ${seed}: ${failures.length} failures`,
    `answers: ${counted.join(", ")}; ${unanswered} broken off without one; ${busy} busy`,
    `${new Set([...times.keys()].map((each) => each.replace(/^HEAD/, "GET"))).size} operations timed, ${products} products; the longest took ${Math.round(slowest[0]?.[1].most ?? 0)} ms (at most ${MAX_MS})`,
    `log: ${ids.size} answers, ${wrongLines.length} without exactly one line, ${twice} requests with more than one, ${log.leaks.length} lines that tell, ${log.errors.length} errors`,
    `spellings: ${spellings.compared} compared with a fresh server, ${spellings.differing.length} differing`,
    `limits: ${limits.map(({ what, taken, most }) => `${taken} of at most ${most} ${what}`).join(", ")}`,
    `state unchanged: ${isUnchanged ? "yes" : "no"}; healthy after it: ${isWell ? "yes" : "no"}; resident ${memoryBefore} → ${memoryAfter} MB (${(growth * 100).toFixed(1)} %)`,
  ].join("\n"),
);
if (failures.length > 0) process.exitCode = 1;

/** Sends half of the requests, of which so many were sent before. */
async function attack(arbitrary: fc.Arbitrary<HostileRequest>, before: number): Promise<void> {
  const half = Math.ceil(total / 2);
  const first = Math.ceil(before / BATCH_SIZE);
  for (let batch = 0; batch * BATCH_SIZE < half; batch++) {
    const numRuns = Math.min(BATCH_SIZE, half - batch * BATCH_SIZE);
    const requests = fc.sample(arbitrary, { numRuns, seed: seed + first + batch });
    if (before > 0) await site.makeSpares();
    await inParallel(conversations(requests, first + batch));
    // The first half of the first half fills the caches; growth counts from there.
    if (memoryBefore === 0 && (batch + 1) * BATCH_SIZE >= half / 2)
      memoryBefore = residentMegabytes();
  }
}

/** Where a server of that name keeps its data. */
async function home(name: string): Promise<Record<string, string>> {
  return postgres
    ? { DATABASE_URL: await scratchDatabase(postgres.url, `bench_${name}`) }
    : { DATA_DIR: join(folder.path, name) };
}

interface Conversation {
  requests: HostileRequest[];
  ending: Ending;
  from: string;
}

/** Groups requests by connection: most alone, some one after the other on the same. */
function conversations(requests: HostileRequest[], batch: number): Conversation[] {
  const all: Conversation[] = [];
  let waiting: HostileRequest[] = [];
  for (const [at, request] of requests.entries()) {
    waiting.push(request);
    if (!request.isBroken && at % 10 < 2 && at < requests.length - 1) continue;
    const isCut = at % 100 === 50;
    const ending = isCut ? "hangs up" : request.isBroken ? "ends" : "waits";
    // From many addresses, so that the limits do not hide the code behind them.
    all.push({ requests: waiting, ending, from: `10.${batch % 250}.${at >> 8}.${at & 255}` });
    waiting = [];
  }
  return all;
}

async function inParallel(all: Conversation[]): Promise<void> {
  const next = all.values();
  const worker = async () => {
    for (const conversation of next) await hold(conversation);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function hold({ requests, ending, from }: Conversation): Promise<void> {
  sent += requests.length;
  const bytes = requests.map((request, at) => toBytes(request, from, at === requests.length - 1));
  const methods = requests.map(({ method }) => method);
  const start = requests.map((each) => each.start.slice(0, 160)).join(" + ");
  const [single] = requests.length === 1 && ending === "waits" ? requests : [];
  if (isAlone) await mainThread.longest();
  const startedAt = performance.now();
  try {
    const replies = await converse(port, bytes.join(""), methods, ending);
    if (single) took(single, waitFor(replies[0], startedAt), replies[0]);
    if (isAlone) await lookAtTurn(requests[0]!.operation, start);
    const missing = requests.length - replies.length;
    // Nothing after an unreadable request is read, and the client is told so.
    const isClosed = replies.at(-1)?.headers.get("connection") === "close";
    if (ending === "waits" && missing > 0 && !isClosed) {
      complaints.push(`${missing} of ${requests.length} not answered: ${start}`);
    } else unanswered += missing;
    for (const [at, reply] of replies.entries()) judge(reply, requests[at]!);
  } catch (error) {
    // A server may hang up on whoever goes on sending what it does not read; the rest of its reply is lost then.
    const isUnread = requests.some(({ body }) => body !== "");
    if (error instanceof CutAnswer && isUnread) unanswered += requests.length;
    else complaints.push(`${String(error)}: ${start}`);
  }
}

/** How long somebody waited, in milliseconds. */
function waitFor(reply: Reply | undefined, since: number): number {
  const isFile = reply !== undefined && reply.body.length > MAX_WAITED_BYTES;
  return (isFile ? reply.beganAt : performance.now()) - since;
}

async function lookAtTurn(operation: string, start: string): Promise<void> {
  const most = await mainThread.longest();
  if (most > (turns.get(operation)?.most ?? 0)) turns.set(operation, { most, start });
}

function took(
  { operation, as, start }: HostileRequest,
  ms: number,
  reply: Reply | undefined,
): void {
  const seen = times.get(operation) ?? { count: 0, most: 0 };
  times.set(operation, { count: seen.count + 1, most: Math.max(seen.most, ms) });
  if (ms <= MAX_MS) return;
  const seconds = (ms / 1_000).toFixed(1);
  complaints.push(`answered after ${seconds} s, ${as}: ${start.slice(0, 160)} → ${reply?.status}`);
}

function judge(reply: Reply, { method, start }: HostileRequest): void {
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  const wrong = complaint(reply, method);
  if (wrong)
    complaints.push(
      `${wrong}: ${start.slice(0, 160)} → ${reply.status} ${reply.body.slice(0, 200)}`,
    );
  const id = reply.headers.get("x-request-id");
  if (id) ids.add(id);
}

function toBytes(request: HostileRequest, from: string, isLast: boolean): string {
  const cookie = request.as === "nobody" ? [] : [`Cookie: ${people[request.as]}`];
  return [
    request.start,
    ...cookie,
    `X-Forwarded-For: ${from}`,
    ...(isLast ? ["Connection: close"] : []),
    ...request.headers,
    "",
    request.body,
  ].join("\r\n");
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
