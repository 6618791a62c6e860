// Promises: servers behind one balancer come and go, and so does the database, while shoppers and staff work:
// no wrong answer, no session lost, nothing acknowledged lost, no mail doubled.
//
//   npm run bench -- many [rounds]      (5 rounds: about 8 minutes)
//
// PostgreSQL, a mail server, four places for servers and nginx on loopback; three times: direct, through pgbouncer
// in transaction mode, and with a direct address for the start beside it.
import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../testing/mail-server";
import { hasPooler, POOLER_MISSING, startPooler } from "../testing/pooler";
import { hasPostgres, POSTGRES_MISSING } from "../testing/postgres-server";
import { startClients, type Seen } from "./faults/clients";
import { startCluster, type Cluster } from "./faults/cluster";
import { startMails } from "./many/mails";
import { balancerPort, hasNginx, NGINX_MISSING, startNginx } from "./many/nginx";
import { serversAt, type Servers } from "./many/servers";
import { removingLeftovers, runWhereInstalled, type Leftovers } from "./run-where-installed";

const rounds = Number(process.argv[2] ?? 5);
const LOAD = { readers: 20, writers: 12, isBehindProxy: true };
const QUIET_SECONDS = 10;
const FREEZE_MS = 8_000;
/** Three at first; the fourth place is for one that is added. */
const PLACES = 4;

await runWhereInstalled(
  [!hasPostgres() && POSTGRES_MISSING, !hasNginx() && NGINX_MISSING],
  async () => {
    await measure("direct", (cluster) => Promise.resolve({ url: cluster.url }));
    if (!hasPooler()) return console.log(`through a pooler: not run, ${POOLER_MISSING}`);
    await measure("through pgbouncer", before);
    await measure("through pgbouncer, started directly", async (cluster) => ({
      ...(await before(cluster)),
      migrationUrl: cluster.url,
    }));
  },
);

interface Way {
  url: string;
  migrationUrl?: string;
  stop?: () => Promise<void>;
}

function before(cluster: Cluster): Promise<Way> {
  return startPooler(cluster.url, ["server_login_retry = 1"]);
}

function measure(name: string, open: (cluster: Cluster) => Promise<Way>): Promise<void> {
  return removingLeftovers((leftovers) => measureWay(name, open, leftovers));
}

async function measureWay(
  name: string,
  open: (cluster: Cluster) => Promise<Way>,
  leftovers: Leftovers,
): Promise<void> {
  const cluster = await startCluster();
  leftovers.push(cluster.remove);
  const way = await open(cluster);
  leftovers.push(() => way.stop?.());
  const smtp = await startMailServer();
  leftovers.push(smtp.close);
  const port = await balancerPort();
  const url = `http://127.0.0.1:${port}`;
  const servers = await serversAt(PLACES, {
    DATABASE_URL: way.url,
    MIGRATION_DATABASE_URL: way.migrationUrl ?? "",
    PUBLIC_URL: url,
    // The balancer, and the bench's clients before it.
    TRUST_PROXY: "2",
    SMTP_URL: smtp.url,
  });
  leftovers.push(servers.endAll);
  const nginx = await startNginx(port, servers.ports);
  leftovers.push(nginx.stop);

  await servers.start(0);
  const alone = await processorTime(`http://127.0.0.1:${servers.ports[0]}`, servers);
  await Promise.all([servers.start(1), servers.start(2)]);
  const together = await processorTime(url, servers);

  const clients = await startClients(url, LOAD);
  const mails = await startMails(url, smtp.accepted);
  await trouble(cluster, servers);
  const seen = await clients.stop();
  const posted = await mails.stop();
  tell(name, seen, posted, together / alone);
}

/** Everything that may happen to servers and their database, `rounds` times. */
async function trouble(cluster: Cluster, servers: Servers): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await servers.start(3);
    await sleep(1_000);
    await servers.end(round % 3, "SIGKILL");
    await sleep(1_000);
    await servers.start(round % 3);
    await servers.end(3, "SIGTERM");
    await sleep(1_000);
    await cluster.stop("fast");
    await cluster.start();
    await sleep(1_500);
    cluster.freeze();
    await sleep(FREEZE_MS);
    cluster.thaw();
    await sleep(1_500);
  }
}

/** Milliseconds of processor time that servers take for a request, in quiet. */
async function processorTime(url: string, servers: Servers): Promise<number> {
  const clients = await startClients(url, LOAD);
  await clients.untilWritten();
  const [secondsBefore, requestsBefore] = [servers.processorSeconds(), clients.seen.requests];
  await sleep(QUIET_SECONDS * 1_000);
  const seconds = servers.processorSeconds() - secondsBefore;
  const requests = clients.seen.requests - requestsBefore;
  await clients.stop();
  return (seconds * 1_000) / requests;
}

function tell(
  name: string,
  seen: Seen,
  mails: { acknowledged: number; lost: number; doubled: number },
  ratio: number,
): void {
  const rows: [string, string | number][] = [
    ["requests", seen.requests],
    ["refused for the moment", seen.away],
    ["wrong answers", seen.wrong.length],
    ["sessions unlocked", seen.sessions],
    ["sessions lost", seen.lostSessions],
    ["writes acknowledged", seen.acknowledged - seen.sessions],
    ["writes lost", seen.lost - seen.lostSessions],
    ["mails acknowledged", mails.acknowledged],
    ["mails lost", mails.lost],
    ["mails doubled", mails.doubled],
    ["longest silence", `${(seen.slowestMs / 1_000).toFixed(1)} s (${seen.slowest})`],
    ["processor time a request, beside one server's alone", `${ratio.toFixed(2)} ×`],
  ];
  console.log(
    `${name}: ${rounds} rounds of a server killed, one added and taken away, the database restarted and frozen`,
  );
  for (const [what, figure] of rows) console.log(`  ${what.padEnd(54)}${figure}`);
  for (const wrong of [...new Set(seen.wrong)].slice(0, 5)) console.log(`  WRONG: ${wrong}`);
  if (seen.wrong.length + seen.lost + mails.lost + mails.doubled > 0) process.exitCode = 1;
}
