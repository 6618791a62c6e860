import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { freePort } from "@shared/testing/free-port";
import { findBinaries, giveToOrdinaryUser, POSTGRES_MISSING } from "../../testing/postgres-server";
import { processesIn, signalAll } from "../processes";
import { haproxyConfiguration, patroniConfiguration, type Node } from "./configuration";
import { endProgram, startProgram } from "./programs";

/** Three PostgreSQL nodes that Patroni keeps together on etcd, and HAProxy before them. */
export interface PatroniCluster {
  /** An empty database, always on the primary. */
  url: string;
  /** Kills all processes of the primary's PostgreSQL. */
  kill: () => Promise<void>;
  /** Suspends all of the primary's node; returns what resumes it. */
  freeze: () => Promise<() => void>;
  /** Makes the synchronous standby the primary, as for maintenance. */
  switchOver: () => Promise<void>;
  /** The name of the primary. */
  primary: () => Promise<string>;
  /** Waits for another primary than the named one, and until both other nodes follow it. */
  untilWhole: (former?: string) => Promise<void>;
  remove: () => Promise<void>;
}

const NAMES = ["node-1", "node-2", "node-3"];
const WAIT_MS = 120_000;
const API_TIMEOUT_MS = 2_000;
const members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});
type Member = z.infer<typeof members>["members"][number];

/** Starts a cluster. Throws when it is not whole after two minutes. */
export async function startPatroni(): Promise<PatroniCluster> {
  const binaries = findBinaries();
  if (!binaries) throw new Error(POSTGRES_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-patroni-"));
  giveToOrdinaryUser(folder);
  const log = (name: string) => join(folder, `${name}.log`);
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const started = [
    startProgram(
      "etcd",
      [
        "--enable-v2",
        ...["--data-dir", join(folder, "etcd"), "--initial-cluster", `default=${peer}`],
        ...["--listen-client-urls", client, "--advertise-client-urls", client],
        ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
      ],
      log("etcd"),
    ),
  ];
  const nodes: Node[] = [];
  for (const name of NAMES) {
    const node = {
      name,
      folder: join(folder, name),
      port: await freePort(),
      apiPort: await freePort(),
    };
    mkdirSync(node.folder);
    giveToOrdinaryUser(node.folder);
    const file = join(node.folder, "patroni.yml");
    writeFileSync(file, patroniConfiguration(node, etcdPort, binaries));
    nodes.push(node);
    started.push(startProgram("patroni", [file], log(name)));
  }
  writeFileSync(join(folder, "haproxy.cfg"), haproxyConfiguration(port, nodes));
  started.push(
    startProgram("haproxy", ["-db", "-q", "-f", join(folder, "haproxy.cfg")], log("haproxy")),
  );

  /** The members as the first node sees them that answers. */
  const seen = async (): Promise<Member[]> => {
    const asked = nodes.map(async ({ apiPort }) => {
      const reply = await fetch(`http://127.0.0.1:${apiPort}/cluster`, {
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
      return members.parse(await reply.json()).members;
    });
    return Promise.any(asked).catch(() => []);
  };
  const primary = async () => {
    const found = (await seen()).find(({ role }) => role === "leader");
    if (!found) throw new Error("The cluster has no primary.");
    return found.name;
  };
  const nodeOfPrimary = async () => {
    const name = await primary();
    return nodes.find((node) => node.name === name)!;
  };
  const isWhole = (all: readonly Member[], former?: string) => {
    const leader = all.find(({ role }) => role === "leader");
    const standbys = all.filter(({ role }) => role === "sync_standby" || role === "replica");
    return (
      leader?.state === "running" &&
      leader.name !== former &&
      standbys.length === nodes.length - 1 &&
      standbys.some(({ role }) => role === "sync_standby") &&
      standbys.every(({ state }) => state === "running" || state === "streaming")
    );
  };
  const cluster: PatroniCluster = {
    url: `postgres://postgres@127.0.0.1:${port}/finders`,
    primary,
    async kill() {
      const { folder: at } = await nodeOfPrimary();
      signalAll(processesIn(`postgres -D ${join(at, "data")}`), "SIGKILL");
    },
    async freeze() {
      const { folder: at } = await nodeOfPrimary();
      const pids = processesIn(at);
      signalAll(pids, "SIGSTOP");
      return () => signalAll(pids, "SIGCONT");
    },
    async switchOver() {
      const all = await seen();
      const { apiPort } = await nodeOfPrimary();
      const reply = await fetch(`http://127.0.0.1:${apiPort}/switchover`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          leader: all.find(({ role }) => role === "leader")!.name,
          candidate: all.find(({ role }) => role === "sync_standby")!.name,
        }),
      });
      if (!reply.ok) throw new Error(`The switch-over was refused: ${await reply.text()}`);
    },
    async untilWhole(former) {
      const deadline = performance.now() + WAIT_MS;
      while (!isWhole(await seen(), former)) {
        if (performance.now() > deadline) {
          throw new Error(`The cluster is not whole: ${JSON.stringify(await seen())}`);
        }
        await sleep(200);
      }
    },
    async remove() {
      for (const child of started.toReversed()) await endProgram(child);
      signalAll(processesIn(folder), "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await cluster.untilWhole();
    await createDatabase(cluster.url);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return cluster;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  await client.query("create database finders");
  await client.end();
}
