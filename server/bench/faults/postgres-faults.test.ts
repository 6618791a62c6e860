import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres } from "../../testing/postgres-server";
import { startCluster, type Cluster } from "./cluster";
import { tryLateDatabase } from "./late-database";
import { postgresFaults } from "./postgres-faults";
import { tryDrainDelay, tryStopWhileFrozen } from "./stopping";
import { broken, UNHURRIED } from "./tried";

// Here and beside it, the short form of `npm run bench -- faults`: each fault once or a few times.
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
