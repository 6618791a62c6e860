// Promises: whatever befalls the database, the process lives, nothing that was acknowledged is lost,
// nobody gets anything but right answers or a 503 with Retry-After, all is good again within a second,
// no connection is left in a transaction, and SIGTERM is obeyed within ten seconds.
//
//   npm run bench -- faults [rounds] [only]
//
// 20 rounds are 20 restarts, 10 crashes, 100 terminations, 24 freezes of 8 s and one of 60 s, 20 first
// starts killed; a fifth of them once more through a pooler in transaction mode; about 20 minutes. And of
// the embedded folder: kinds of damage, each table emptied and cut to half, 5 kills a round under writes, vacuum
// and truncate, a restore killed at 20 moments, copies, and a clock that was set back; about 15 minutes. `only` is
// one of: postgres, pooler, late, disk, damage, tables, kills, restores, copies, clock, first-starts.
import { hasPooler, POOLER_MISSING, startPooler } from "../testing/pooler";
import { hasPostgres } from "../testing/postgres-server";
import { tryClockSetBack } from "./faults/clock";
import { startCluster, type Cluster } from "./faults/cluster";
import { tryCopies } from "./faults/copies";
import { tryDamage } from "./faults/damage";
import { canMakeDisks, makeDisk, tryFullDisk } from "./faults/disk-full";
import { tryFirstBoots } from "./faults/first-boots";
import { tryKills } from "./faults/kills";
import { tryLateDatabase } from "./faults/late-database";
import { postgresFaults } from "./faults/postgres-faults";
import { tryRestores } from "./faults/restores";
import { tryDrainDelay, tryFirstStartWithoutRoom, tryStopWhileFrozen } from "./faults/stopping";
import { tryTables } from "./faults/tables";
import { broken, QUIET_LIMITS, report } from "./faults/tried";

const rounds = Number(process.argv[2] ?? 20);
const only = process.argv[3];
const isAsked = (part: string) => only === undefined || only === part;

if (!hasPostgres()) console.log("PostgreSQL: not run, none was found");
else {
  if (isAsked("postgres")) await postgres();
  if (isAsked("pooler")) await throughPooler();
  if (isAsked("late")) await late();
}
if (isAsked("disk")) await fullDisks();
if (isAsked("damage")) tell(await tryDamage());
if (isAsked("tables")) for (const each of await tryTables()) tell(each);
if (isAsked("kills")) tell(await tryKills(rounds * 5));
if (isAsked("restores")) tell(await tryRestores(rounds));
if (isAsked("copies")) tell(await tryCopies());
if (isAsked("clock")) tell(await tryClockSetBack());
if (isAsked("first-starts")) tell(await tryFirstBoots(rounds));

async function postgres(): Promise<void> {
  const cluster = await startCluster();
  const counts = {
    restarts: rounds,
    crashes: Math.ceil(rounds / 2),
    terminations: rounds * 5,
    readOnly: Math.ceil(rounds / 5),
    freezes: Math.ceil(rounds * 1.2),
    longFreezes: Math.floor(rounds / 20),
  };
  for await (const tried of postgresFaults(cluster, counts, { short: 8, long: 60 })) {
    tell({ line: report(tried), broken: broken(tried, QUIET_LIMITS) });
  }
  tell(await tryStopWhileFrozen(cluster));
  tell(await tryDrainDelay({ DATABASE_URL: cluster.url }));
  await cluster.remove();
}

/** pgbouncer in transaction mode, alone and with a direct address for the start. */
async function throughPooler(): Promise<void> {
  if (!hasPooler()) return console.log(`through a pooler: not run, ${POOLER_MISSING}`);
  const few = Math.ceil(rounds / 5);
  const counts = {
    restarts: few,
    crashes: few,
    terminations: few * 5,
    readOnly: 1,
    freezes: few,
    longFreezes: 0,
  };
  for (const isDirectAtStart of [false, true]) {
    const cluster = await startCluster();
    // By default it waits 15 s before it connects again.
    const pooler = await startPooler(cluster.url, ["server_login_retry = 1"]);
    const before: Cluster = {
      ...cluster,
      url: pooler.url,
      ...(isDirectAtStart && { migrationUrl: cluster.url }),
    };
    console.log(
      `through a pooler${isDirectAtStart ? ", with a direct address for the start" : ""}:`,
    );
    for await (const tried of postgresFaults(before, counts, { short: 8, long: 60 })) {
      tell({ line: report(tried), broken: broken(tried, QUIET_LIMITS) });
    }
    tell(await tryStopWhileFrozen(before));
    await pooler.stop();
    await cluster.remove();
  }
}

async function late(): Promise<void> {
  const cluster = await startCluster();
  const times = { lateMs: 5_000, limitMs: 5_000 };
  for (const each of await tryLateDatabase(cluster, times)) tell(each);
  await cluster.remove();
}

async function fullDisks(): Promise<void> {
  if (!canMakeDisks()) return console.log("disk full: not run, only root may mount a small disk");
  const disk = makeDisk(300);
  tell(await tryFullDisk("embedded", disk, { DATA_DIR: `${disk.path}/data` }, 5_000, QUIET_LIMITS));
  disk.remove();
  const tiny = makeDisk(60);
  tell(await tryFirstStartWithoutRoom(`${tiny.path}/data`));
  tiny.remove();
  if (!hasPostgres()) return;
  const small = makeDisk(200);
  const cluster = await startCluster(small.path);
  const env = { DATABASE_URL: cluster.url };
  tell(await tryFullDisk("PostgreSQL", small, env, 5_000, QUIET_LIMITS));
  await cluster.remove();
  small.remove();
}

function tell({ line, broken: complaints }: { line: string; broken: string[] }): void {
  console.log(line);
  for (const complaint of complaints) console.log(`  NOT KEPT: ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}
