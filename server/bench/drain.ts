// Promise: SIGTERM under load cuts no reply, and the server is gone within 10 s. A reply counts as
// cut when a request that the server had accepted ends without a whole answer; a refused connection
// after the stop is what a balancer is there for.
//
//   npm run bench -- drain [rounds]      (20 rounds)
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { scratchFolder, startServer, unlock } from "./server-process";

const CLIENTS = 16;
const rounds = Number(process.argv[2] ?? 20);
const folder = scratchFolder();
let answered = 0;
let cut = 0;
let slowest = 0;

for (let round = 0; round < rounds; round++) {
  const server = await startServer({ DATA_DIR: folder.path });
  const cookie = (await unlock(server.url))!;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let isOver = false;
  let connected = 0;
  const client = async () => {
    for (let n = 0; !isOver; n++) {
      const outcome = await ask(`${server.url}/api/recommendations?bedSize=queen`, cookie, agent);
      if (outcome === "answered") answered += 1;
      if (n === 0) connected += 1;
      if (outcome === "cut") cut += 1;
      if (outcome === "refused") return;
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  // A connection that still waits in the kernel's queue was never accepted by the server.
  while (connected < CLIENTS) await sleep(10);
  await sleep(Math.random() * 300);
  const stoppedAt = performance.now();
  await server.end("SIGTERM");
  slowest = Math.max(slowest, performance.now() - stoppedAt);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
}
folder.remove();
console.log(
  `${rounds} SIGTERMs under load: ${answered} replies, ${cut} cut; slowest stop ${Math.round(slowest)} ms`,
);
if (cut > 0 || slowest > 10_000) process.exitCode = 1;

/** One request: a whole answer, a connection that was never made, or a reply that broke off. */
function ask(url: string, cookie: string, agent: Agent): Promise<"answered" | "refused" | "cut"> {
  return new Promise((done) => {
    const request = get(url, { agent, headers: { cookie } }, (reply) => {
      reply.on("error", () => done("cut"));
      reply.on("aborted", () => done("cut"));
      reply.on("end", () => done(reply.complete ? "answered" : "cut"));
      reply.resume();
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection that the server closed while it was idle: nothing had been accepted.
      const wasIdle = request.reusedSocket && error.code === "ECONNRESET";
      done(error.code === "ECONNREFUSED" || wasIdle ? "refused" : "cut");
    });
  });
}
