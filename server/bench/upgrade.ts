// Promise: servers of two versions work side by side on one database, for as long as it takes, and back again: no
// wrong answer, nothing acknowledged lost, nobody signed out, no file of a page missing.
//
//   npm run bench -- upgrade [rounds]      (3 rounds: about 3 minutes)
//
// The former version is the commit in `upgrade/compatible-since.json`. The later one is this checkout's commit with
// planted changes: of sessions and proofs, of a mail, of a column, of an index, of the client's files. On
// PostgreSQL, behind nginx. In each round servers of the later version start beside the former ones, one of those is
// killed and starts again on the newer tables, all of them go, and then the same backwards.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startMailServer } from "../testing/mail-server";
import { hasPostgres, POSTGRES_MISSING } from "../testing/postgres-server";
import { checkOut } from "./checkout";
import { startClients } from "./faults/clients";
import { startCluster } from "./faults/cluster";
import { startMails } from "./many/mails";
import { balancerPort, hasNginx, NGINX_MISSING, startNginx } from "./many/nginx";
import { serversAt, type Servers } from "./many/servers";
import { runWhereInstalled, type Leftovers } from "./run-where-installed";
import compatibleSince from "./upgrade/compatible-since.json";
import { plantChanges } from "./upgrade/planted-changes";
import { startVisitors } from "./upgrade/visitors";

const rounds = Number(process.argv[2] ?? 3);
const LOAD = { readers: 8, writers: 6, isBehindProxy: true };
const MAIL_PAUSE_MS = 400;
const FORMER = [0, 1];
const LATER = [2, 3];

await runWhereInstalled(
  [!hasPostgres() && POSTGRES_MISSING, !hasNginx() && NGINX_MISSING],
  measure,
);

async function measure(leftovers: Leftovers): Promise<void> {
  const checkOutAs = (commit: string, change?: (root: string) => void) => {
    const checkout = checkOut(commit, "with its client");
    leftovers.push(checkout.remove);
    change?.(checkout.root);
    checkout.build();
    return checkout.root;
  };
  const former = checkOutAs(compatibleSince.commit);
  const later = checkOutAs("HEAD", plantChanges);
  const cluster = await startCluster();
  leftovers.push(cluster.remove);
  const smtp = await startMailServer();
  leftovers.push(smtp.close);
  const port = await balancerPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: cluster.url,
    PUBLIC_URL: url,
    TRUST_PROXY: "2",
    SMTP_URL: smtp.url,
  };
  const servers = await serversAt(4, env, (slot) => (FORMER.includes(slot) ? former : later));
  leftovers.push(servers.endAll);
  const nginx = await startNginx(port, servers.ports);
  leftovers.push(nginx.stop);

  await startAll(servers, FORMER);
  const clients = await startClients(url, LOAD);
  const mails = await startMails(url, smtp.accepted, MAIL_PAUSE_MS);
  const visitors = startVisitors(url);
  await sleep(3_000);
  for (let round = 0; round < rounds; round++) {
    await startAll(servers, LATER);
    await sleep(5_000);
    await servers.end(0, "SIGKILL");
    await sleep(1_000);
    await servers.start(0);
    await sleep(5_000);
    await endAll(servers, FORMER);
    await sleep(3_000);
    await startAll(servers, FORMER);
    await sleep(5_000);
    await endAll(servers, LATER);
    await sleep(3_000);
  }
  // What only the later version can send waits for it.
  await startAll(servers, LATER);
  const [seen, visited, posted] = await Promise.all([
    clients.stop(),
    visitors.stop(),
    mails.stop(),
  ]);
  const shapes = await storedShapes(cluster.url);
  console.log(
    [
      `${rounds} rounds of an upgrade and back, from ${compatibleSince.commit.slice(0, 7)}`,
      `${seen.requests + visited.requests} requests, ${seen.wrong.length + visited.wrong.length} wrong answers`,
      `${seen.acknowledged} writes and unlocks acknowledged, ${seen.lost} lost`,
      `${visited.given} sessions and tokens, ${visited.signedOut.length} signed out`,
      `${visited.files} files of pages, ${visited.missingFiles.length} missing`,
      `${posted.acknowledged} mails acknowledged, ${posted.lost} lost, ${posted.doubled} doubled`,
      `longest silence ${(seen.slowestMs / 1_000).toFixed(1)} s (${seen.slowest})`,
    ].join("; "),
  );
  console.log(`stored by both versions: ${JSON.stringify(shapes)}`);
  const { signedOut, missingFiles } = visited;
  const faults = [...seen.wrong, ...visited.wrong, ...signedOut, ...missingFiles];
  for (const fault of [...new Set(faults)].slice(0, 8)) console.log(`  WRONG: ${fault}`);
  const isOneSided = Object.values(shapes).some((count) => count === 0);
  if (isOneSided) console.log("  WRONG: one of the shapes was never stored");
  const lost = seen.lost + posted.lost + posted.doubled;
  if (faults.length + lost > 0 || isOneSided) process.exitCode = 1;
}

async function startAll(servers: Servers, slots: readonly number[]): Promise<void> {
  await Promise.all(slots.map((slot) => servers.start(slot)));
}

async function endAll(servers: Servers, slots: readonly number[]): Promise<void> {
  for (const slot of slots) await servers.end(slot, "SIGTERM");
}

/** How many there are of each shape: without both of them nothing was shown. */
async function storedShapes(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, number>>(`select
    (select count(*)::int from sessions where sess->>'version' = '1') as "former sessions",
    (select count(*)::int from sessions where sess->>'version' = '2') as "later sessions",
    (select count(*)::int from outbox_mails where payload_version = 1) as "former mails",
    (select count(*)::int from outbox_mails where payload_version = 2) as "later mails",
    (select sum(revision - 1)::int from products) as "edits counted in the new column"`);
  await client.end();
  return rows[0]!;
}
