import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { scratchFolder, startServer, unlock } from "../server-process";

const CLIENTS = 16;

/** The effect of SIGTERMs under load on the clients. */
export interface Drained {
  answered: number;
  /** Accepted requests that ended without a whole answer. */
  cut: number;
  slowestStopMs: number;
}

/** Stops a busy server again and again. */
export async function tryDrain(rounds: number): Promise<Drained> {
  const folder = scratchFolder();
  const drained: Drained = { answered: 0, cut: 0, slowestStopMs: 0 };
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ DATA_DIR: folder.path });
    const cookie = (await unlock(server.url))!;
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    let isOver = false;
    let connected = 0;
    const client = async () => {
      for (let n = 0; !isOver; n++) {
        const outcome = await ask(`${server.url}/api/recommendations?bedSize=queen`, cookie, agent);
        if (outcome === "answered") drained.answered += 1;
        if (n === 0) connected += 1;
        if (outcome === "cut") drained.cut += 1;
        if (outcome === "refused") return;
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    // A connection that still waits in the kernel's queue was never accepted by the server.
    while (connected < CLIENTS) await sleep(10);
    await sleep(Math.random() * 300);
    const stoppedAt = performance.now();
    await server.end("SIGTERM");
    drained.slowestStopMs = Math.max(drained.slowestStopMs, performance.now() - stoppedAt);
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
  }
  folder.remove();
  return drained;
}

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
