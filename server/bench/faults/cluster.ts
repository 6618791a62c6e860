import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "@shared/testing/free-port";
import {
  findBinaries,
  giveToOrdinaryUser,
  ordinaryUserCommand,
  POSTGRES_MISSING,
} from "../../testing/postgres-server";
import { processesIn, signalAll } from "../processes";

/** A PostgreSQL of our own that may be broken at will. */
export interface Cluster {
  /** An empty database in it. */
  url: string;
  /** The same past the pooler, where there is one before it. */
  migrationUrl?: string;
  start: () => Promise<void>;
  stop: (mode: "fast" | "immediate") => Promise<void>;
  /** Suspends all its processes; `thaw` resumes them. */
  freeze: () => void;
  thaw: () => void;
  /** Runs a statement as the superuser, outside of the database under test. */
  query: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>;
  remove: () => Promise<void>;
}

/**
 * Creates and starts one. Its data lies in `dataParent`, or in a folder of its own; its log never lies in
 * `dataParent`.
 */
export async function startCluster(dataParent?: string): Promise<Cluster> {
  const binaries = findBinaries();
  if (!binaries) throw new Error(POSTGRES_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-faults-"));
  giveToOrdinaryUser(folder);
  if (dataParent) giveToOrdinaryUser(dataParent);
  const data = join(dataParent ?? folder, "data");
  const port = await freePort();
  const run = async (program: string, ...args: string[]) => {
    const [command, rest] = ordinaryUserCommand(binaries, program);
    await promisify(execFile)(command, [...rest, ...args], { cwd: folder });
  };
  const stop = (mode: string) => run("pg_ctl", "stop", "-D", data, "--wait", "--mode", mode);
  const start = () =>
    // No durability: nothing here crashes the machine itself.
    run(
      ...(["pg_ctl", "start", "-D", data, "--wait", "--log", join(folder, "log")] as const),
      ...["-o", `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`],
    );
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/finders`,
    start,
    stop,
    freeze: () => signalAll(processesIn(data), "SIGSTOP"),
    thaw: () => signalAll(processesIn(data), "SIGCONT"),
    async query<Row extends pg.QueryResultRow>(statement: string) {
      const connectionString = `postgres://postgres@127.0.0.1:${port}/postgres`;
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client
        .query<Row>(statement)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    async remove() {
      // It may have stopped already.
      await stop("immediate").catch(() => undefined);
      rmSync(data, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await run(
    ...(["initdb", "--pgdata", data, "--waldir", join(folder, "wal")] as const),
    ...["--auth", "trust", "--username", "postgres", "--no-sync"],
  );
  await start();
  await cluster.query("create database finders");
  return cluster;
}
