// Promises: what staff change is seen by the next request here and within a second on another server, also
// with 100,000 products; a burst of such changes reads none but the changed products; shoppers are answered
// meanwhile, 99 of 100 within 250 ms on PostgreSQL, and no stall of the embedded database with 20,000 products
// is longer than a second. The same for a change of every firearm at once, by SQL and by an import. An edit in one
// catalog of staff leaves the ready replies of another one's finder alone.
//
//   npm run bench -- rebuild [seconds of each part] [--only postgres,embedded]      (10)
import { openSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../testing/postgres-server";
import { longestStall } from "./longest-stall";
import { fill, onEmbedded, onPostgres } from "./load/products";
import { openSessions } from "./load/sessions";
import {
  editUntil,
  otherServerShows,
  changeEveryFirearm,
  importEveryFirearm,
  signInStaff,
} from "./rebuild/edits";
import { readsIn } from "./rebuild/reads";
import { shoppersWhile, warmUp, type Answered } from "./rebuild/shoppers";
import { askBesideEdits, fillTwoCatalogs } from "./rebuild/two-catalogs";
import { scratchDatabase, scratchFolder, startServer, type ServerProcess } from "./server-process";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "postgres,embedded" } },
});
const seconds = Number(positionals[0] ?? 10);
const LIMITS = { p99Ms: 250, stallMs: 1_000, elsewhereMs: 1_000 };
let missed = 0;

if (values.only.includes("postgres")) await onOwnPostgres(100_000);
if (values.only.includes("embedded")) await onEmbeddedDatabase(20_000);
console.log(missed === 0 ? "Every target met." : `${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;

async function onOwnPostgres(products: number): Promise<void> {
  const postgres = await startPostgres();
  const DATABASE_URL = await scratchDatabase(postgres.url, "bench_rebuild");
  await (await startServer({ DATABASE_URL })).end("SIGTERM");
  await onPostgres(DATABASE_URL, (run) => fill(run, products));
  const [here, elsewhere] = [await start({ DATABASE_URL }), await start({ DATABASE_URL })];
  const name = `PostgreSQL, ${products.toLocaleString("en")} products`;
  await measure(
    name,
    here,
    { p99: LIMITS.p99Ms },
    {
      elsewhere: elsewhere.server,
      changeAll: () => onPostgres(DATABASE_URL, changeEveryFirearm),
      by: "by SQL",
      limits: { p99: LIMITS.p99Ms },
    },
  );
  await Promise.all([here, elsewhere].map((each) => each.end()));
  await onPostgres(DATABASE_URL, (run) => fillTwoCatalogs(run, products));
  missed += await askBesideEdits(name, { DATABASE_URL }, seconds);
  postgres.stop();
}

async function onEmbeddedDatabase(products: number): Promise<void> {
  const folder = scratchFolder();
  await (await startServer({ DATA_DIR: folder.path })).end("SIGTERM");
  await onEmbedded(folder.path, (run) => fill(run, products));
  const here = await start({ DATA_DIR: folder.path });
  const name = `embedded, ${products.toLocaleString("en")} products`;
  await measure(
    name,
    here,
    { longest: LIMITS.stallMs },
    {
      // Only one process has the embedded database open, so that no SQL can change it beside the server.
      changeAll: async () =>
        importEveryFirearm(here.server.url, await signInStaff(here.server.url)),
      by: "by an import",
      // Its own statements, on the one thread that there is, take longer than reading the products again.
      limits: {},
    },
  );
  await here.end();
  const again = await start({ DATA_DIR: folder.path });
  const stall = await longestStall(again.server.url, async () => {
    await warmUp(again.server.url, (await openSessions(again.server.url, 1))[0]!);
  });
  if (stall > LIMITS.stallMs) missed += 1;
  console.log(
    `${name}: both read whole, longest stall ${Math.round(stall)} ms (target ${LIMITS.stallMs})`,
  );
  await again.end();
  await onEmbedded(folder.path, (run) => fillTwoCatalogs(run, products));
  missed += await askBesideEdits(name, { DATA_DIR: folder.path }, seconds);
  folder.remove();
}

/** The most milliseconds that shoppers may wait. */
interface Limits {
  p99?: number;
  longest?: number;
}

interface Started {
  server: ServerProcess;
  logPath: string;
  end: () => Promise<void>;
}

async function start(env: Record<string, string>): Promise<Started> {
  const folder = scratchFolder();
  const logPath = join(folder.path, "log");
  const server = await startServer({ ...env, LOG_LEVEL: "debug" }, openSync(logPath, "w"));
  return { server, logPath, end: () => server.end("SIGTERM").then(folder.remove) };
}

async function measure(
  name: string,
  { server, logPath }: Started,
  limits: Limits,
  others: {
    elsewhere?: ServerProcess;
    changeAll: () => Promise<unknown>;
    by: string;
    limits: Limits;
  },
): Promise<void> {
  const { url } = server;
  const cookies = await openSessions(url, 32);
  const staff = await signInStaff(url);
  await warmUp(url, cookies[0]!);
  if (others.elsewhere) await warmUp(others.elsewhere.url, cookies[0]!);
  const idle = await shoppersWhile(url, cookies, sleep(seconds));
  tell(`${name}: idle`, idle, limits);

  const before = readsIn(logPath);
  const editing = editUntil(url, staff, cookies[0]!, seconds);
  const busy = await shoppersWhile(url, cookies, editing);
  const { edits, unseen } = await editing;
  tell(`${name}: a burst of ${edits} edits`, busy, limits);
  if (unseen > 0) missed += 1;
  console.log(`${name}: ${unseen} of ${edits} edits not seen by the next request (target 0)`);
  const reads = readsIn(logPath);
  const whole = reads.whole - before.whole;
  if (whole > 0) missed += 1;
  console.log(
    `${name}: catalogues read whole ${whole} times (target 0), in part ${reads.part - before.part}`,
  );

  if (others.elsewhere) {
    const waits = await otherServerShows(url, others.elsewhere.url, staff, cookies[0]!, 20);
    const most = Math.max(...waits);
    if (most > LIMITS.elsewhereMs) missed += 1;
    console.log(
      `${name}: another server shows ${waits.length} edits after at most ${Math.round(most)} ms (target ${LIMITS.elsewhereMs})`,
    );
  }
  const changing = others.changeAll().then(() => sleep(seconds));
  const found = await shoppersWhile(url, cookies, changing);
  tell(`${name}: every firearm changed at once, ${others.by}`, found, others.limits);
}

function tell(what: string, { answered, p99, longest }: Answered, limits: Limits): void {
  const isMissed = p99 > (limits.p99 ?? Infinity) || longest > (limits.longest ?? Infinity);
  if (isMissed) missed += 1;
  const targets = Object.entries(limits).map(([name, limit]) => `${name} ${limit} ms`);
  console.log(
    `${what}: ${answered} answers, p99 ${Math.round(p99)} ms, longest ${Math.round(longest)} ms (target ${targets.join() || "none"})${isMissed ? " MISSED" : ""}`,
  );
}

function sleep(forSeconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, forSeconds * 1_000));
}
