import { describe, expect, it } from "vitest";
import { hasPostgres } from "../../testing/postgres-server";
import { startCluster } from "./cluster";
import { canMakeDisks, makeDisk, tryFullDisk } from "./disk-full";
import { tryFirstStartWithoutRoom } from "./stopping";
import { UNHURRIED } from "./tried";

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
