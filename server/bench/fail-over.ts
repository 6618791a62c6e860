// Promises: three servers on a PostgreSQL cluster of three with synchronous replication go through the loss of its
// primary: no wrong answer, no session lost, nothing acknowledged lost, no mail doubled.
//
//   npm run bench -- fail-over [times]      (10 times: about 5 minutes)
//
// Patroni on etcd, behind HAProxy and pgbouncer in transaction mode; the servers behind nginx; all on loopback. By
// turns the primary is killed, switched over, and its whole node frozen for half a minute.
import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../testing/mail-server";
import { hasPooler, POOLER_MISSING, startPooler } from "../testing/pooler";
import { hasPostgres, POSTGRES_MISSING } from "../testing/postgres-server";
import { startPatroni, type PatroniCluster } from "./fail-over/patroni";
import { startProbe, type Probe } from "./fail-over/probe";
import { missingPrograms } from "./fail-over/programs";
import { startClients, type Clients } from "./faults/clients";
import { startMails } from "./many/mails";
import { balancerPort, hasNginx, NGINX_MISSING, startNginx } from "./many/nginx";
import { serversAt } from "./many/servers";
import { runWhereInstalled, type Leftovers } from "./run-where-installed";

const times = Number(process.argv[2] ?? 10);
const LOAD = { readers: 10, writers: 10, isBehindProxy: true };
const MAIL_PAUSE_MS = 600;
const FREEZE_MS = 30_000;
const SERVERS = [0, 1, 2];

await runWhereInstalled(
  [
    !hasPostgres() && POSTGRES_MISSING,
    !hasPooler() && POOLER_MISSING,
    !hasNginx() && NGINX_MISSING,
    missingPrograms().length > 0 && `install ${missingPrograms().join(", ")}`,
  ],
  measure,
);

async function measure(leftovers: Leftovers): Promise<void> {
  const cluster = await startPatroni();
  leftovers.push(cluster.remove);
  const pooler = await startPooler(cluster.url, ["server_login_retry = 1"]);
  leftovers.push(pooler.stop);
  const smtp = await startMailServer();
  leftovers.push(smtp.close);
  const port = await balancerPort();
  const url = `http://127.0.0.1:${port}`;
  const servers = await serversAt(SERVERS.length, {
    DATABASE_URL: pooler.url,
    PUBLIC_URL: url,
    TRUST_PROXY: "2",
    SMTP_URL: smtp.url,
  });
  leftovers.push(servers.endAll);
  const nginx = await startNginx(port, servers.ports);
  leftovers.push(nginx.stop);
  for (const slot of SERVERS) await servers.start(slot);

  const clients = await startClients(url, LOAD);
  const mails = await startMails(url, smtp.accepted, MAIL_PAUSE_MS);
  const probe = await startProbe(cluster.url);
  leftovers.push(probe.stop);
  const silences = await trouble(cluster, clients, probe);
  const seen = await clients.stop();
  const posted = await mails.stop();
  console.log(
    [
      `${times} losses of the primary of three nodes`,
      `${seen.requests} requests, ${seen.away} refused for the moment, ${seen.wrong.length} wrong answers`,
      `${seen.sessions} sessions, ${seen.lostSessions} lost`,
      `${seen.acknowledged - seen.sessions} writes acknowledged, ${seen.lost - seen.lostSessions} lost`,
      `${posted.acknowledged} mails acknowledged, ${posted.lost} lost, ${posted.doubled} doubled`,
      `longest wait for an answer ${(seen.slowestMs / 1_000).toFixed(1)} s (${seen.slowest})`,
    ].join("; "),
  );
  for (const [kind, each] of silences) {
    if (each.length === 0) continue;
    const inSeconds = (of: (silence: Silence) => number) =>
      each.map((silence) => (of(silence) / 1_000).toFixed(1)).join(", ");
    console.log(
      `${kind}, seconds without an acknowledged write: ${inSeconds(({ product }) => product)}; of the cluster alone: ${inSeconds(({ cluster: alone }) => alone)}`,
    );
  }
  for (const wrong of [...new Set(seen.wrong)].slice(0, 5)) console.log(`  WRONG: ${wrong}`);
  if (seen.wrong.length + seen.lost + posted.lost + posted.doubled > 0) process.exitCode = 1;
}

/** The longest time without a write, in milliseconds: by the product, and by a client of the cluster without it. */
interface Silence {
  product: number;
  cluster: number;
}

/** Takes the primary away, by turns. Returns the silences by what was done. */
async function trouble(
  cluster: PatroniCluster,
  clients: Clients,
  probe: Probe,
): Promise<ReadonlyMap<string, Silence[]>> {
  const kinds: [string, () => Promise<unknown>][] = [
    ["killed", cluster.kill],
    ["switched over", cluster.switchOver],
    [
      "frozen",
      async () => {
        const thaw = await cluster.freeze();
        await sleep(FREEZE_MS);
        thaw();
      },
    ],
  ];
  const silences = new Map(kinds.map(([kind]) => [kind, [] as Silence[]]));
  for (let n = 0; n < times; n++) {
    const [kind, happen] = kinds[n % kinds.length]!;
    await clients.untilWritten();
    clients.longestSilence();
    probe.longestSilence();
    const former = await cluster.primary();
    await happen();
    await cluster.untilWhole(former);
    await clients.untilWritten();
    silences.get(kind)!.push({
      product: clients.longestSilence(),
      cluster: probe.longestSilence(),
    });
  }
  return silences;
}
