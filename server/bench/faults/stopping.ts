import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../server-process";
import { startClients } from "./clients";
import type { Cluster } from "./cluster";
import { request } from "./request";
import { secondsToStop } from "./tried";

/** SIGTERM while the database is frozen under load: the process must be gone within ten seconds. */
export async function tryStopWhileFrozen(
  cluster: Cluster,
): Promise<{ line: string; broken: string[] }> {
  const server = await startServer({
    DATABASE_URL: cluster.url,
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  const clients = await startClients(server.url, { readers: 10, writers: 20 });
  await clients.untilWritten();
  cluster.freeze();
  await sleep(1_000);
  const seconds = await secondsToStop(server);
  cluster.thaw();
  clients.end();
  return {
    line: `SIGTERM while the database is frozen: stopped in ${seconds.toFixed(1)} s`,
    broken: seconds > 10 ? [`stopped only after ${seconds.toFixed(1)} s`] : [],
  };
}

/** SIGTERM with a delay: unready at once, while requests on new connections are still answered. */
export async function tryDrainDelay(
  env: Record<string, string>,
): Promise<{ line: string; broken: string[] }> {
  const server = await startServer({ ...env, DRAIN_DELAY_SECONDS: "2" });
  const from = performance.now();
  const stopped = server.end("SIGTERM").then(() => performance.now() - from);
  let answered = 0;
  let unready = 0;
  while (performance.now() - from < 1_500) {
    const status = async (path: string) => (await request(server.url + path, {})).status;
    if ((await status("/dialabed")) === 200) answered += 1;
    if ((await status("/readyz")) === 503) unready += 1;
    await sleep(50);
  }
  const seconds = (await stopped) / 1_000;
  return {
    line: `SIGTERM with a delay of 2 s: ${unready} times unready, ${answered} pages answered meanwhile, stopped in ${seconds.toFixed(1)} s`,
    broken: [
      answered === 0 && "it did not go on listening",
      unready < answered && "it was not unready at once",
      (seconds < 2 || seconds > 10) && `stopped after ${seconds.toFixed(1)} s`,
    ].filter((each) => each !== false),
  };
}

/** A first start on a disk without room says so. */
export async function tryFirstStartWithoutRoom(
  folder: string,
): Promise<{ line: string; broken: string[] }> {
  const outcome = await startServer({ DATA_DIR: folder }).catch((error: Error) => error.message);
  if (typeof outcome !== "string") await outcome.end("SIGTERM");
  const isSaid =
    typeof outcome === "string" && /ended with 1: The disk is too full [^\n]+\.$/.test(outcome);
  return {
    line: `first start without room: ${isSaid ? "told in one sentence" : "not told"}`,
    broken: isSaid ? [] : [typeof outcome === "string" ? outcome : "it started"],
  };
}
