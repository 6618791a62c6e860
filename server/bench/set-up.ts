// Promise: whoever follows `OPERATIONS.md` word for word has a site that works. Its own commands are run here, one
// block after the other, in a clone with packages of its own, on a new PostgreSQL and behind nginx with a certificate.
//
//   npm run bench -- set-up      (2 minutes)
//
// On loopback; only what names the machine is replaced: ports, folders, and nginx's own process.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { generate } from "selfsigned";
import { freePort } from "@shared/testing/free-port";
import { projectRoot } from "../platform/process/project-root";
import { hasPostgres, POSTGRES_MISSING } from "../testing/postgres-server";
import { startCluster } from "./faults/cluster";
import { hasNginx, NGINX_MISSING, startNginxWith } from "./many/nginx";
import { runWhereInstalled, type Leftovers } from "./run-where-installed";
import { runCommands, startByCommand, type StartedServer } from "./set-up/commands";
import { readGuide } from "./set-up/guide";
import { SPOOFED_ADDRESS, trySite } from "./set-up/tried";

const HOST = "finders.example.com";
const START_TIMEOUT_MS = 60_000;
const MAX_STOP_MS = 10_000;
/** The status of a shell that does not find a command. */
const COMMAND_MISSING = 127;

await runWhereInstalled(
  [!hasPostgres() && POSTGRES_MISSING, !hasNginx() && NGINX_MISSING],
  measure,
);

function tell(what: string, isRight: boolean): void {
  console.log(`${isRight ? "right" : "WRONG"}: ${what}`);
  if (!isRight) process.exitCode = 1;
}

async function measure(leftovers: Leftovers): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matchwell-set-up-"));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startCluster();
  leftovers.push(cluster.remove);
  const { port: databasePort } = new URL(cluster.url);
  const [port, proxyPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const site = join(folder, "site.conf");
  const guide = readGuide(
    new Map([
      ["ADDRESS-OF-THIS-REPOSITORY", projectRoot],
      ["127.0.0.1:5432", `127.0.0.1:${databasePort}`],
      ["PORT=3000", `PORT=${port}`],
      ["127.0.0.1:3000", `127.0.0.1:${port}`],
      ["METRICS_PORT=9464", `METRICS_PORT=${metricsPort}`],
      ["listen 443 ssl", `listen 127.0.0.1:${proxyPort} ssl`],
      ["/listen 443/a", "/listen 127/a"],
      ["/etc/ssl/", `${folder}/`],
      ["/etc/nginx/conf.d/matchwell.conf", site],
      // One of our own is started below.
      ["nginx -s reload", "true"],
    ]),
  );
  // What programs take from their environment, so that the commands stay as they are.
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    PGHOST: "127.0.0.1",
    PGPORT: databasePort,
    PGUSER: "postgres",
  };
  const curlSettings = `insecure\nconnect-to = "${HOST}:443:127.0.0.1:${proxyPort}"\n`;
  writeFileSync(join(folder, ".curlrc"), curlSettings);
  const program = join(folder, "matchwell");
  const run = (part: string, cwd: string) => runCommands(guide.blockWith(part), cwd, env);

  await run("create role matchwell", folder);
  await run("git clone", folder);
  await run("cat > .env", program);
  const server = startByCommand(guide.blockWith("NODE_ENV=production node"), program, env);
  leftovers.push(server.stop);
  await makeCertificate(folder);
  await run("> /etc/nginx/conf.d/matchwell.conf", program);
  const nginx = await startNginxWith(proxyPort, readFileSync(site, "utf8"));
  leftovers.push(nginx.stop);
  await untilPasses(() => run("/readyz", folder), server);
  tell("ready, by the guide's own look at it", true);

  const { mode } = statSync(join(program, ".env"));
  tell("the configuration is readable by its user alone", (mode & 0o077) === 0);
  const own = parseEnv(readFileSync(join(program, ".env"), "utf8"));
  const passwords = { admin: own.ADMIN_PASSWORD!, bedFinder: own.GATE_PASSWORD_DIALABED! };
  for (const [what, isRight] of await trySite(proxyPort, HOST, passwords)) tell(what, isRight);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  tell("metrics are on their own port", (await metrics.text()).includes("matchwell_http_requests"));
  const log = server.output();
  tell("the log has visitors' own addresses", log.includes('"127.0.0.1"'));
  tell("and none that somebody pretends to have", !log.includes(SPOOFED_ADDRESS));
  tell(
    "no password is in the log",
    ![...Object.values(passwords)].some((each) => log.includes(each)),
  );
  await tryBackups(guide.blockWith("db:backup"), guide.blockWith("db:restore"));
  const unit = join(program, "deploy", "matchwell.service");
  const verified = await runCommands(`systemd-analyze verify ${unit} 2>&1`, folder, env).then(
    (complaints) => complaints === "",
    (error: { code?: number }) => (error.code === COMMAND_MISSING ? undefined : false),
  );
  if (verified === undefined) console.log("not run: the unit for systemd, as systemd is missing");
  else tell("the unit for systemd is valid", verified);
  const stopped = await server.stop();
  tell(`gone ${(stopped / 1_000).toFixed(1)} s after SIGTERM`, stopped < MAX_STOP_MS);

  async function tryBackups(backUp: string, restore: string): Promise<void> {
    const checksum = (text: string) => /contents +([0-9a-f]{64})/.exec(text)?.[1];
    await cluster.query("create database restored owner matchwell");
    const written = checksum(await runCommands(backUp, program, env));
    const read = checksum(await runCommands(restore, program, env));
    tell("a backup, restored into another database, is the same", !!written && written === read);
  }
}

async function makeCertificate(folder: string): Promise<void> {
  const made = await generate([{ name: "commonName", value: HOST }]);
  writeFileSync(join(folder, "matchwell.pem"), made.cert);
  writeFileSync(join(folder, "matchwell.key"), made.private, { mode: 0o600 });
}

async function untilPasses(look: () => Promise<unknown>, server: StartedServer): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await look();
      return;
    } catch (error) {
      if (server.hasEnded() || performance.now() > deadline) {
        throw new Error(`The site is not ready: ${server.output()}`, { cause: error });
      }
    }
    await sleep(200);
  }
}
