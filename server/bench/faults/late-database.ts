import { createServer } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../server-process";
import type { Cluster } from "./cluster";
import { secondsToStop } from "./tried";

/** How a server that starts before its database fares. */
export async function tryLateDatabase(
  cluster: Cluster,
  lateMs: number,
): Promise<{ line: string; broken: string[] }[]> {
  const absent = await startsOnce("absent at the start", cluster, () => sleep(lateMs));
  const starting = await startsOnce("starting up at the start", cluster, async () => {
    const fake = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(startingUp()));
    }).listen(Number(new URL(cluster.url).port), "127.0.0.1");
    await sleep(lateMs);
    fake.close();
    await once(fake, "close");
  });
  const unknown = await endsAtOnce(cluster);
  return [absent, starting, unknown];
}

/** Stops the database, starts a server, lets `meanwhile` pass, and starts the database. */
async function startsOnce(name: string, cluster: Cluster, meanwhile: () => Promise<void>) {
  await cluster.stop("fast");
  const starting = startServer({ DATABASE_URL: cluster.url });
  // Who fails early is told below.
  starting.catch(() => undefined);
  await meanwhile();
  await cluster.start();
  const thereAt = performance.now();
  const outcome = await starting.catch((error: Error) => error.message);
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
      // The tables are made in this time too.
      readyMs > 5_000 && `ready only after ${Math.round(readyMs)} ms`,
    ].filter((each) => each !== false),
  };
}

async function endsAtOnce(cluster: Cluster) {
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
      endedMs > 5_000 && "it waited for what will never be there",
    ].filter((each) => each !== false),
  };
}

/** What PostgreSQL answers while it starts (an ErrorResponse of its protocol). */
function startingUp(): Buffer {
  const fields = "SFATAL\0C57P03\0Mthe database system is starting up\0\0";
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}
