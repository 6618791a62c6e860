// What whole runs of shoppers cost, for the arithmetic of `SCALING.md`: on one server and one PostgreSQL, how many
// a second, with how much processor time, how many transactions and how many bytes each.
//
//   npm run bench -- runs [seconds] [--pooler]      (20 seconds; through pgbouncer in transaction mode)
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { hasPooler, POOLER_MISSING, startPooler } from "../testing/pooler";
import { hasPostgres, POSTGRES_MISSING } from "../testing/postgres-server";
import { startCluster, type Cluster } from "./faults/cluster";
import { processesIn, processorSeconds } from "./processes";
import { runAsShopper, type Asked } from "./runs/shopper";
import { startServer, type ServerProcess } from "./server-process";

const { values, positionals } = parseArgs({
  options: { pooler: { type: "boolean", default: false } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 20);
const SHOPPERS = 24;
const WARM_UP_MS = 3_000;

if (!hasPostgres()) console.log(`not run: ${POSTGRES_MISSING}`);
else if (values.pooler && !hasPooler()) console.log(`not run: ${POOLER_MISSING}`);
else {
  const cluster = await startCluster();
  const pooler = values.pooler ? await startPooler(cluster.url) : undefined;
  const server = await startServer({ DATABASE_URL: pooler?.url ?? cluster.url });
  try {
    await measure(cluster, server);
  } finally {
    await server.end("SIGTERM");
    await pooler?.stop();
    await cluster.remove();
  }
}

async function measure(cluster: Cluster, server: ServerProcess): Promise<void> {
  const asked: Asked = { runs: 0, requests: 0, wrong: [] };
  let isOver = false;
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    while (!isOver) await runAsShopper(server.url, asked);
  });
  const state = async () => ({
    ...(await usedBy(cluster, server)),
    runs: asked.runs,
    requests: asked.requests,
    atMs: performance.now(),
  });
  await sleep(WARM_UP_MS);
  const before = await state();
  await sleep(seconds * 1_000);
  const after = await state();
  isOver = true;
  await Promise.all(shoppers);

  const runs = after.runs - before.runs;
  const perRun = (what: keyof typeof before) => (after[what] - before[what]) / runs;
  console.log(
    [
      `${(1_000 / perRun("atMs")).toFixed(0)} runs a second, ${perRun("requests").toFixed(1)} requests each, ${asked.wrong.length} of them wrong`,
      `processor time of a run: ${(perRun("server") * 1_000).toFixed(1)} ms of the server, ${(perRun("database") * 1_000).toFixed(1)} ms of PostgreSQL`,
      `${perRun("transactions").toFixed(1)} transactions and ${(perRun("bytes") / 1_000).toFixed(1)} kB in the database a run`,
      `at most ${after.connections} connections`,
    ].join("; "),
  );
  for (const wrong of [...new Set(asked.wrong)].slice(0, 5)) console.log(`  WRONG: ${wrong}`);
  if (asked.wrong.length > 0) process.exitCode = 1;
}

/** What was used until now: seconds of processors, transactions, bytes of tables with their indexes; and connections. */
async function usedBy(cluster: Cluster, server: ServerProcess) {
  const [counted] = await cluster.query<Record<string, string>>(
    `select xact_commit as transactions, numbackends as connections, pg_database_size('finders') as bytes
       from pg_stat_database where datname = 'finders'`,
  );
  const { port } = new URL(cluster.url);
  return {
    server: processorSeconds(server.child.pid!),
    database: processesIn(`-p ${port} -k`)
      .map(processorSeconds)
      .reduce((sum, each) => sum + each, 0),
    transactions: Number(counted!.transactions),
    connections: Number(counted!.connections),
    bytes: Number(counted!.bytes),
  };
}
