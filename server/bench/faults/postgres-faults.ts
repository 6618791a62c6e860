import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster";
import { tryFault, type Fault, type Tried } from "./tried";

/** The number of rounds of each fault. */
export interface Rounds {
  restarts: number;
  crashes: number;
  terminations: number;
  freezes: number;
  longFreezes: number;
  readOnly: number;
}

const restart: Fault = async (cluster) => {
  await cluster.stop("fast");
  await cluster.start();
};

const crash: Fault = async (cluster) => {
  await cluster.stop("immediate");
  await cluster.start();
};

const terminate: Fault = async (cluster) => {
  await cluster.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'finders'",
  );
};

const freezeFor =
  (seconds: number): Fault =>
  async (cluster) => {
    cluster.freeze();
    await sleep(seconds * 1_000);
    cluster.thaw();
  };

/** As after a fail-over: new connections are read-only. */
const readOnly: Fault = async (cluster) => {
  await cluster.query("alter database finders set default_transaction_read_only = on");
  await terminate(cluster);
  await sleep(2_000);
  await cluster.query("alter database finders set default_transaction_read_only = off");
};

/** Every fault that PostgreSQL can have while we work, one after the other. */
export async function* postgresFaults(
  cluster: Cluster,
  rounds: Rounds,
  frozenSeconds: { short: number; long: number },
): AsyncGenerator<Tried> {
  const many = { readers: 30, writers: 20 };
  yield tryFault("restart", cluster, rounds.restarts, many, restart);
  yield tryFault("crash", cluster, rounds.crashes, many, crash);
  yield tryFault("terminate", cluster, rounds.terminations, many, terminate);
  yield tryFault("read-only", cluster, rounds.readOnly, many, readOnly);
  const writing = { readers: 4, writers: 40 };
  const { short, long } = frozenSeconds;
  yield tryFault(`freeze of ${short} s`, cluster, rounds.freezes, writing, freezeFor(short));
  yield tryFault(`freeze of ${long} s`, cluster, rounds.longFreezes, writing, freezeFor(long));
}
