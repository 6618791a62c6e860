// Promise: after `kill -9` everything that was acknowledged is there, and the next start works by
// itself in under 3 s. Unlocks are written under load and the server is killed in the middle; after
// the next start every acknowledged session must still open the finder.
//
//   npm run bench -- kill [rounds]      (20 rounds each on the embedded database and on PostgreSQL)
import { setTimeout as sleep } from "node:timers/promises";
import { hasPostgres, startPostgres } from "../testing/postgres-server";
import {
  scratchDatabase,
  scratchFolder,
  startServer,
  unlock,
  type ServerProcess,
} from "./server-process";

const rounds = Number(process.argv[2] ?? 20);

const folder = scratchFolder();
await measure("embedded", { DATA_DIR: folder.path });
folder.remove();

if (hasPostgres()) {
  const postgres = await startPostgres();
  await measure("PostgreSQL", { DATABASE_URL: await scratchDatabase(postgres.url, "bench_kill") });
  postgres.stop();
} else console.log("PostgreSQL: not run, none was found");

async function measure(kind: string, env: Record<string, string>): Promise<void> {
  await (await startServer(env)).end("SIGTERM");
  const starts: number[] = [];
  let acknowledged = 0;
  let lost = 0;
  let damaged = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(env);
    const cookies = await unlockUntilKilled(server, 100 + Math.random() * 300);
    const next = await startServer(env);
    starts.push(next.readyAfter);
    for (const cookie of cookies) {
      const reply = await fetch(`${next.url}/api/recommendations?bedSize=queen`, {
        headers: { cookie },
      });
      if (reply.status !== 200) lost += 1;
      else if (((await reply.json()) as unknown[]).length !== 24) damaged += 1;
    }
    acknowledged += cookies.length;
    await next.end("SIGTERM");
  }
  starts.sort((a, b) => a - b);
  console.log(
    `${kind}: ${rounds} kills, ${acknowledged} acknowledged writes, ${lost} lost, ${damaged} wrong answers; ` +
      `ready again after ${Math.round(starts[starts.length >> 1]!)} ms (median), ${Math.round(starts.at(-1)!)} ms (longest)`,
  );
  if (lost + damaged > 0 || starts.at(-1)! > 3_000) process.exitCode = 1;
}

/** Four shoppers unlock again and again until the server is killed under them. */
async function unlockUntilKilled(server: ServerProcess, afterMs: number): Promise<string[]> {
  const cookies: string[] = [];
  const shopper = async () => {
    for (let cookie; (cookie = await unlock(server.url));) cookies.push(cookie);
  };
  const shoppers = [shopper(), shopper(), shopper(), shopper()];
  await sleep(afterMs);
  await server.end("SIGKILL");
  await Promise.all(shoppers);
  return cookies;
}
