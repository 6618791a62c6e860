import { createServer } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnServer, startServer, untilReady } from "../server-process";
import type { Cluster } from "./cluster";
import { secondsToStop } from "./tried";

interface Times {
  /** How long the database stays away once the server waits for it. */
  lateMs: number;
  /** How soon the server is ready, or ends, at the latest. */
  limitMs: number;
}

/** Starts servers before their database. */
export async function tryLateDatabase(
  cluster: Cluster,
  times: Times,
): Promise<{ line: string; broken: string[] }[]> {
  const absent = await startsOnce("absent at the start", cluster, times);
  const port = Number(new URL(cluster.url).port);
  const fake = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(startingUp()));
  });
  const starting = await startsOnce("starting up at the start", cluster, times, {
    begin: () => fake.listen(port, "127.0.0.1"),
    end: async () => {
      fake.close();
      await once(fake, "close");
    },
  });
  const unknown = await endsAtOnce(cluster, times);
  return [absent, starting, unknown];
}

/** Stops the database, starts a server, starts the database once the server waits for it. */
async function startsOnce(
  name: string,
  cluster: Cluster,
  { lateMs, limitMs }: Times,
  meanwhile?: { begin: () => void; end: () => Promise<void> },
) {
  await cluster.stop("fast");
  meanwhile?.begin();
  const server = await spawnServer({ DATABASE_URL: cluster.url });
  const deadline = performance.now() + limitMs;
  while (!server.output().includes("Waiting") && performance.now() < deadline) await sleep(20);
  await sleep(lateMs);
  await meanwhile?.end();
  await cluster.start();
  const thereAt = performance.now();
  const outcome = await untilReady(server).catch((error: Error) => error.message);
  const readyMs = performance.now() - thereAt;
  if (typeof outcome === "string") return { line: `${name}: ended`, broken: [outcome] };
  const said = outcome
    .output()
    .split("\n")
    .filter((line) => line.includes("Waiting")).length;
  const stopSeconds = await secondsToStop(outcome);
  return {
    line: `${name}: ready ${Math.round(readyMs)} ms after the database, having said ${said} times that it waits; stopped in ${stopSeconds.toFixed(1)} s`,
    broken: [
      said === 0 && "it never said that it waits",
      // This time includes creating the tables.
      readyMs > limitMs && `ready only after ${Math.round(readyMs)} ms`,
    ].filter((each) => each !== false),
  };
}

async function endsAtOnce(cluster: Cluster, { limitMs }: Times) {
  const from = performance.now();
  const DATABASE_URL = cluster.url.replace(/finders$/, "no_such_database");
  const outcome = await startServer({ DATABASE_URL }).catch((error: Error) => error.message);
  const endedMs = performance.now() - from;
  if (typeof outcome !== "string") await outcome.end("SIGKILL");
  const isOneSentence =
    typeof outcome === "string" && /ended with 1: [^\n]*could not be opened[^\n]*$/.test(outcome);
  return {
    line: `an unknown name: ended after ${Math.round(endedMs)} ms`,
    broken: [
      !isOneSentence && `not one sentence: ${typeof outcome === "string" ? outcome : "it started"}`,
      endedMs > limitMs && "it waited for what will never be there",
    ].filter((each) => each !== false),
  };
}

/** PostgreSQL's answer while it starts (an ErrorResponse of its protocol). */
function startingUp(): Buffer {
  const fields = "SFATAL\0C57P03\0Mthe database system is starting up\0\0";
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}
