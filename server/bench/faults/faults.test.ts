import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../process/project-root";
import { hasPostgres } from "../../testing/postgres-server";
import { startCluster, type Cluster } from "./cluster";
import { tryDamage } from "./damage";
import { canMakeDisks, makeDisk, tryFullDisk } from "./disk-full";
import { tryDrain } from "./draining";
import { tryFirstBoots } from "./first-boots";
import { tryLateDatabase } from "./late-database";
import { postgresFaults } from "./postgres-faults";
import { tryDrainDelay, tryFirstStartWithoutRoom, tryStopWhileFrozen } from "./stopping";
import { broken } from "./tried";

// The short form of `npm run bench -- faults`: each fault once or a few times. Durations are measured by
// the long form, on a machine that does nothing else.
const UNHURRIED = { goodAgainMs: 20_000, silenceMs: 20_000 };

beforeAll(() => {
  execFileSync("npm", ["run", "--silent", "build:if-stale"], { cwd: projectRoot });
}, 120_000);

describe.runIf(hasPostgres())("on PostgreSQL", () => {
  let cluster: Cluster;
  beforeAll(async () => void (cluster = await startCluster()), 60_000);
  afterAll(() => cluster.remove());

  it("lives through restarts, crashes, cut connections, freezes and fail-overs, and loses nothing", async () => {
    const once = {
      restarts: 2,
      crashes: 1,
      terminations: 8,
      readOnly: 1,
      freezes: 1,
      longFreezes: 0,
    };
    for await (const tried of postgresFaults(cluster, once, { short: 3, long: 0 })) {
      expect({
        fault: tried.fault,
        broken: tried.rounds > 0 ? broken(tried, UNHURRIED) : [],
      }).toEqual({
        fault: tried.fault,
        broken: [],
      });
    }
  }, 180_000);

  it("is unready first when it stops, still listens, and is gone in time with a frozen database", async () => {
    expect((await tryDrainDelay({ DATABASE_URL: cluster.url })).broken).toEqual([]);
    expect((await tryStopWhileFrozen(cluster)).broken).toEqual([]);
  }, 60_000);

  it("waits for a database that comes late, and not for one that never will", async () => {
    const outcomes = await tryLateDatabase(cluster, { lateMs: 500, limitMs: 20_000 });
    expect(outcomes.flatMap((each) => each.broken)).toEqual([]);
  }, 120_000);
});

// Only root may mount a disk; CI is.
describe.runIf(canMakeDisks())("on a full disk", () => {
  it("refuses writes, goes on reading and comes back by itself, embedded", async () => {
    const disk = makeDisk(300);
    const env = { DATA_DIR: `${disk.path}/data` };
    expect((await tryFullDisk("embedded", disk, env, 1_500, UNHURRIED)).broken).toEqual([]);
    disk.remove();
  }, 120_000);

  it("says so at a first start", async () => {
    const disk = makeDisk(60);
    expect((await tryFirstStartWithoutRoom(`${disk.path}/data`)).broken).toEqual([]);
    disk.remove();
  }, 30_000);

  it.runIf(hasPostgres())(
    "and on PostgreSQL",
    async () => {
      const disk = makeDisk(200);
      const cluster = await startCluster(disk.path);
      const env = { DATABASE_URL: cluster.url };
      expect((await tryFullDisk("PostgreSQL", disk, env, 1_500, UNHURRIED)).broken).toEqual([]);
      await cluster.remove();
      disk.remove();
    },
    120_000,
  );
});

it("a SIGTERM under load cuts no reply", async () => {
  const { answered, cut } = await tryDrain(2);
  expect(answered).toBeGreaterThan(0);
  expect(cut).toBe(0);
}, 60_000);

describe("an embedded folder", () => {
  it("that is damaged is told in one sentence and left alone", async () => {
    expect((await tryDamage()).broken).toEqual([]);
  }, 180_000);

  it("whose first start was killed recovers by itself and still tells the passwords", async () => {
    expect((await tryFirstBoots(3)).broken).toEqual([]);
  }, 180_000);
});
