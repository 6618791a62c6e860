// Promise: 500 clients that send a request a byte at a time, half of them in its headers and half in its
// body, keep nobody else waiting; each is answered 408 and let go when its time is up, with one line of
// the log; memory does not grow with them.
//
//   npm run bench -- slow-clients [clients]      (500)
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { collectLog } from "./hostile/server-log";
import { scratchFolder, startServer, unlock } from "./server-process";

const clients = Number(process.argv[2] ?? 500);
const BYTE_INTERVAL_MS = 500;
/** The server gives headers 10 s and whole requests 30 s, and looks every 5 s. */
const TIMEOUT_SECONDS = 40;

const HEAD = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\n";
const SLOW_HEAD = ["", `${HEAD}X-Slow: `] as const;
const SLOW_BODY = [
  `${HEAD}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
  "{",
] as const;

const folder = scratchFolder();
const server = await startServer({ DATA_DIR: folder.path, LOG_LEVEL: "info" });
const log = collectLog(server.child.stdout!, []);
const port = Number(new URL(server.url).port);
const cookie = (await unlock(server.url))!;

const startedAt = performance.now();
const statuses = new Map<string, number>();
const lives: number[] = [];
const slow = Array.from({ length: clients }, (_, n) => crawl(n % 2 === 0 ? SLOW_HEAD : SLOW_BODY));
let isOver = false;
const everybody = Promise.all(slow).then(() => (isOver = true));

const waits: number[] = [];
let refused = 0;
while (!isOver && seconds() < 2 * TIMEOUT_SECONDS) {
  for (const path of ["/healthz", "/readyz", "/api/recommendations?bedSize=queen", "/"]) {
    const askedAt = performance.now();
    const reply = await fetch(server.url + path, { headers: { cookie } }).catch(() => undefined);
    await reply?.arrayBuffer();
    if (!reply?.ok) refused += 1;
    waits.push(performance.now() - askedAt);
  }
  await sleep(20);
}
await everybody;
await sleep(500);
const lines = [...log.lines.values()];
await server.end("SIGTERM");
folder.remove();

waits.sort((a, b) => a - b);
const p99 = waits[Math.floor(waits.length * 0.99)]!;
const longest = Math.max(...lives);
// The unlock and the healthy clients' API requests have their lines, too.
const slowLines = lines.length - 1 - waits.length / 4;
console.log(
  [
    `${clients} slow clients: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}; the last was let go after ${longest.toFixed(1)} s`,
    `meanwhile ${waits.length} healthy requests: ${refused} refused, p99 ${p99.toFixed(0)} ms, longest ${waits.at(-1)!.toFixed(0)} ms`,
    `log: ${slowLines} lines for ${clients} of them, ${lines.filter((count) => count > 1).length} requests with more than one`,
  ].join("\n"),
);
const isWell =
  refused === 0 &&
  p99 < 100 &&
  longest < TIMEOUT_SECONDS &&
  statuses.get("408") === clients &&
  slowLines === clients &&
  lines.every((count) => count === 1);
if (!isWell) process.exitCode = 1;

function seconds(): number {
  return (performance.now() - startedAt) / 1000;
}

/** One client: what it sends at once, then the rest a byte at a time until it is cut off. */
function crawl([atOnce, slowly]: readonly [string, string]): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let at = 0;
    socket.write(atOnce);
    const drip = setInterval(() => socket.write(slowly[at++] ?? "x"), BYTE_INTERVAL_MS);
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "nothing";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      lives.push(seconds());
      done();
    });
  });
}
