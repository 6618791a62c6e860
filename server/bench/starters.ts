// Promises: eight servers that start at once on an empty PostgreSQL database all start, and the
// database is seeded once; a second server on an embedded directory refuses in one sentence within
// 2 s while the first goes on; a stale lock is taken over.
//
//   npm run bench -- starters [rounds]      (20 rounds)
import { readdirSync } from "node:fs";
import pg from "pg";
import { hasPostgres, startPostgres } from "../testing/postgres-server";
import { demoBeds } from "../specification/seed/seed";
import { scratchDatabase, scratchFolder, startServer, unlock } from "./server-process";

const rounds = Number(process.argv[2] ?? 20);

await secondOnOneDirectory();
if (hasPostgres()) await eightOnPostgres();
else console.log("PostgreSQL: not run, none was found");

async function secondOnOneDirectory(): Promise<void> {
  const folder = scratchFolder();
  const env = { DATA_DIR: folder.path };
  let refused = 0;
  let taken = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const first = await startServer(env);
    const startedAt = performance.now();
    const second = await startServer(env).catch((error: Error) => error.message);
    slowest = Math.max(slowest, performance.now() - startedAt);
    const isOneSentence =
      typeof second === "string" && /ended with 1: [^\n]*already using[^\n]*$/.test(second);
    if (isOneSentence && (await unlock(first.url))) refused += 1;
    if (typeof second !== "string") await second.end("SIGKILL");
    await first.end("SIGKILL");
    const heir = await startServer(env);
    if (readdirSync(folder.path).filter((name) => name.endsWith(".sock")).length === 1) taken += 1;
    await heir.end("SIGTERM");
  }
  folder.remove();
  console.log(
    `embedded: the second refused ${refused} of ${rounds} times (slowest ${Math.round(slowest)} ms); a stale lock was taken over ${taken} of ${rounds} times`,
  );
  if (refused < rounds || taken < rounds || slowest > 2_500) process.exitCode = 1;
}

async function eightOnPostgres(): Promise<void> {
  const postgres = await startPostgres();
  let failures = 0;
  let unevenSeeds = 0;
  for (let round = 0; round < rounds; round++) {
    const DATABASE_URL = await scratchDatabase(postgres.url, "bench_starters");
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, () => startServer({ DATABASE_URL })),
    );
    for (const each of starts) {
      if (each.status === "fulfilled") await each.value.end("SIGKILL");
      else {
        failures += 1;
        console.log(String(each.reason));
      }
    }
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ beds: string; admins: string }>(
      "select (select count(*) from bed_products) beds, (select count(*) from admin_users) admins",
    );
    if (rows[0]?.beds !== String(demoBeds().length) || rows[0].admins !== "1") unevenSeeds += 1;
    await client.end();
  }
  postgres.stop();
  console.log(
    `PostgreSQL: 8 at once, ${rounds} rounds: ${failures} failed to start, ${unevenSeeds} seeded unevenly`,
  );
  if (failures + unevenSeeds > 0) process.exitCode = 1;
}
