import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type ServerProcess } from "../server-process";
import { startClients, type Clients, type Seen } from "./clients";
import type { Cluster } from "./cluster";

// How long things take is for the long form to measure, on a machine that does nothing else.
export const UNHURRIED = { goodAgainMs: 20_000, silenceMs: 20_000 };

/** The results of one kind of fault over all its rounds. */
export interface Tried extends Seen {
  fault: string;
  rounds: number;
  /** Rounds that the process survived. */
  alive: number;
  /** The longest from the fault's end until a write was acknowledged again, in milliseconds. */
  goodAgainMs: number;
  /** Connections left idle in a transaction. */
  leftInTransaction: number;
  stopSeconds: number;
}

/** A fault and its end: resolves when the database can be used again. */
export type Fault = (cluster: Cluster) => Promise<void> | void;

/** Causes a fault again and again under a busy server, and returns the results. */
export async function tryFault(
  fault: string,
  cluster: Cluster,
  rounds: number,
  { readers, writers }: { readers: number; writers: number },
  inflict: Fault,
): Promise<Tried> {
  const server = await startServer({
    DATABASE_URL: cluster.url,
    MIGRATION_DATABASE_URL: cluster.migrationUrl ?? "",
    TRUST_PROXY: "1",
    // Nothing listens there; the outbox looks for work all the same.
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  const clients = await startClients(server.url, { readers, writers });
  await clients.untilWritten();
  let alive = 0;
  let goodAgainMs = 0;
  for (let round = 0; round < rounds && isThere(server); round++) {
    // At a random point in the middle of the clients' work.
    await sleep(300 + Math.random() * 400);
    await inflict(cluster);
    goodAgainMs = Math.max(goodAgainMs, await clients.untilWritten());
    if (isThere(server)) alive += 1;
  }
  const result = { fault, rounds, alive, goodAgainMs };
  if (!isThere(server)) {
    return { ...result, ...clients.seen, leftInTransaction: 0, stopSeconds: 0 };
  }
  return { ...result, ...(await wrapUp(server, clients, cluster)) };
}

/** Ends the clients, counts what is left open, and stops the server. */
async function wrapUp(server: ServerProcess, clients: Clients, cluster: Cluster) {
  const seen = await clients.stop();
  const leftInTransaction = await openTransactions(cluster);
  const stopSeconds = await secondsToStop(server);
  return { ...seen, leftInTransaction, stopSeconds };
}

/**
 * The connections that stay in a transaction: one that is in the middle of its work, as the outbox is now and
 * then, has left it a moment later.
 */
async function openTransactions(cluster: Cluster): Promise<number> {
  const deadline = performance.now() + 3_000;
  for (;;) {
    const [open] = await cluster.query<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity
       where datname = 'finders' and state like 'idle in transaction%'`,
    );
    const left = open!.connections;
    if (left === 0 || performance.now() > deadline) return left;
    await sleep(100);
  }
}

export async function secondsToStop(server: ServerProcess): Promise<number> {
  const from = performance.now();
  await server.end("SIGTERM");
  return (performance.now() - from) / 1_000;
}

export const isThere = ({ child }: ServerProcess) =>
  child.exitCode === null && child.signalCode === null;

/** Limits on durations, for a machine that does nothing else. */
export const QUIET_LIMITS = { goodAgainMs: 1_000, silenceMs: 5_500 };

/** The broken promises; empty when all were kept. */
export function broken(tried: Tried, limits: typeof QUIET_LIMITS): string[] {
  return [
    tried.alive < tried.rounds && `died in ${tried.rounds - tried.alive} rounds`,
    tried.acknowledged === 0 && "nothing was ever acknowledged",
    tried.lost > 0 && `${tried.lost} acknowledged writes lost`,
    tried.wrong.length > 0 && `${tried.wrong.length} wrong answers, such as ${tried.wrong[0]}`,
    tried.goodAgainMs > limits.goodAgainMs &&
      `good again only after ${Math.round(tried.goodAgainMs)} ms`,
    tried.slowestMs > limits.silenceMs && `a silence of ${Math.round(tried.slowestMs)} ms`,
    tried.leftInTransaction > 0 && `${tried.leftInTransaction} connections left in a transaction`,
    tried.stopSeconds > 10 && `stopped only after ${tried.stopSeconds.toFixed(1)} s`,
  ].filter((each) => each !== false);
}

/** One line for people. */
export function report(tried: Tried): string {
  return [
    `${tried.fault}: ${tried.rounds} tried, ${tried.alive} alive`,
    `${tried.acknowledged} writes acknowledged, ${tried.lost} lost`,
    `${tried.requests} requests, ${tried.away} of 503, ${tried.wrong.length} wrong`,
    `longest silence ${(tried.slowestMs / 1_000).toFixed(1)} s, good again after ${Math.round(tried.goodAgainMs)} ms`,
    `${tried.leftInTransaction} connections left in a transaction, stopped in ${tried.stopSeconds.toFixed(1)} s`,
  ].join("; ");
}
