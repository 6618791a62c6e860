// Promises: while wrong passwords flood the sign-in and a gate, out of one /48 and out of all of IPv4
// at once, the owner with the right password signs in within 5 s, on a new device and from an address of
// their own, and so does a shopper at the gate; nothing of it is counted as wrong; `/healthz` stays under
// 100 ms (99th percentile). Before the flood: an unknown user and a wrong password take the same time,
// within a tenth (median of the pairs).
//
//   npm run bench -- flood [seconds] [pairs]      (60, 200)
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { hasPostgres, startPostgres } from "../testing/postgres-server";
import type { Answers } from "./flood-guessers";
import { PASSWORD, scratchDatabase, scratchFolder, startServer } from "./server-process";

const seconds = Number(process.argv[2] ?? 60);
const pairs = Number(process.argv[3] ?? 200);
const MAX_MS = 5_000;
const MAX_HEALTH_MS = 100;

/** The results of somebody with the right password. */
interface Person {
  tried: number;
  succeeded: number;
  slowest: number;
}

const folder = scratchFolder();
await flood("embedded", { DATA_DIR: folder.path });
folder.remove();
if (hasPostgres()) {
  const postgres = await startPostgres();
  await flood("PostgreSQL", { DATABASE_URL: await scratchDatabase(postgres.url, "bench_flood") });
  postgres.stop();
} else console.log("PostgreSQL: not run, none was found");

async function flood(kind: string, env: Record<string, string>): Promise<void> {
  const server = await startServer(env);
  const right = { username: "admin", password: "only for benches" };
  const signIn = (address: string, body: object) =>
    post(`${server.url}/api/admin/session`, address, body);
  const unlock = (address: string, password: string) =>
    post(`${server.url}/api/verify-password`, address, { app: "dialabed", password });

  const difference = await timingDifference((n, username) =>
    signIn(`10.${username.length}.${n >> 8}.${n & 255}`, { username, password: "wrong" }),
  );
  console.log(
    `${kind}: unknown user against wrong password, ${pairs} pairs: ${(difference * 100).toFixed(1)} % apart (target 10)`,
  );

  const script = fileURLToPath(new URL("./flood-guessers.ts", import.meta.url));
  const guessers = fork(script, [server.url, String(seconds)]);
  const answered = once(guessers, "message") as Promise<[Record<"staff" | "gate", Answers>]>;
  const endAt = performance.now() + seconds * 1000;
  const [owner, shopper, health] = await Promise.all([
    repeat(endAt, 3_000, () => signIn("198.51.100.7", right)),
    repeat(endAt, 3_000, () => unlock("198.51.100.8", PASSWORD)),
    healthOf(server.url, endAt),
  ]);
  const [answers] = await answered;

  for (const target of ["staff", "gate"] as const) console.log(`${kind}: ${told(target, answers)}`);
  // Ten wrong guesses are allowed; any missing ones were counted before.
  const counted = {
    owner:
      10 - (await wrongUntilRefused(() => signIn("198.51.100.7", { ...right, password: "x" }))),
    shopper: 10 - (await wrongUntilRefused(() => unlock("198.51.100.8", "x"))),
  };
  console.log(`${kind}: the owner: ${experience(owner)}, counted as wrong: ${counted.owner}`);
  console.log(`${kind}: a shopper: ${experience(shopper)}, counted as wrong: ${counted.shopper}`);
  console.log(`${kind}: /healthz ${Math.round(health)} ms (99th percentile, target 100)`);
  await server.end("SIGTERM");

  const isFine = ({ tried, succeeded, slowest }: Person) =>
    tried > 0 && succeeded === tried && slowest <= MAX_MS;
  const isKept =
    [owner, shopper].every(isFine) &&
    counted.owner + counted.shopper === 0 &&
    health <= MAX_HEALTH_MS &&
    difference <= 0.1;
  if (!isKept) process.exitCode = 1;
}

/** The status of one request from a device without cookies; 0 where there was no answer. */
async function post(url: string, address: string, body: object): Promise<number> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}

/** Repeats a request, each time some moments after the last answer. */
async function repeat(
  endAt: number,
  everyMs: number,
  attempt: () => Promise<number>,
): Promise<Person> {
  const person = { tried: 0, succeeded: 0, slowest: 0 };
  // The flood must be running first.
  await sleep(1_000);
  while (performance.now() < endAt - MAX_MS) {
    const startedAt = performance.now();
    person.tried += 1;
    if ((await attempt()) === 200) person.succeeded += 1;
    person.slowest = Math.max(person.slowest, performance.now() - startedAt);
    await sleep(everyMs);
  }
  return person;
}

/** The 99th percentile in milliseconds. */
async function healthOf(url: string, endAt: number): Promise<number> {
  const times: number[] = [];
  while (performance.now() < endAt) {
    const startedAt = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(20);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
}

/** The difference of the medians, relative to the smaller one. The requests alternate. */
async function timingDifference(
  attempt: (n: number, username: string) => Promise<number>,
): Promise<number> {
  const times: Record<string, number[]> = { admin: [], nobody: [] };
  for (let n = 0; n < pairs; n++) {
    const names = Object.keys(times);
    for (const name of n % 2 ? names : names.reverse()) {
      const startedAt = performance.now();
      const status = await attempt(n, name);
      if (status !== 401) throw new Error(`a wrong password was answered with ${status}`);
      times[name]!.push(performance.now() - startedAt);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const [a, b] = Object.values(times).map(median) as [number, number];
  return Math.abs(a - b) / Math.min(a, b);
}

async function wrongUntilRefused(attempt: () => Promise<number>): Promise<number> {
  let wrong = 0;
  while ((await attempt()) === 401) wrong += 1;
  return wrong;
}

function told(target: string, answers: Record<string, Answers>): string {
  const of = (status: number) => answers[target]![status] ?? 0;
  const sent = Object.values(answers[target]!).reduce((sum, each) => sum + each, 0);
  const others = sent - of(401) - of(429) - of(503) - of(0);
  return `${target}: ${sent} wrong guesses sent, ${of(401)} evaluated and told (401), ${of(429)} refused by 429, ${of(503)} by 503, ${of(0)} still waiting at the end, ${others} answered otherwise`;
}

function experience({ tried, succeeded, slowest }: Person): string {
  return `${succeeded} of ${tried} right passwords accepted, the slowest after ${Math.round(slowest)} ms (target 5,000)`;
}
