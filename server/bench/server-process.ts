import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { FinderId } from "@shared/templates/finders";
import { freePort } from "@shared/testing/free-port";
import { projectRoot } from "../platform/process/project-root";
import { withDatabase } from "../testing/database-url";

export const PASSWORD = "sleep-well-tonight";
export const FIREARM_PASSWORD = "walk-far-tomorrow";
export const STAFF_PASSWORD = "only for benches";

/** The built server as a process of its own, on loopback. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start until it was ready. */
  readyAfter: number;
  /** The output so far. */
  output: () => string;
  /** Ends it and waits until it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

type StartedProcess = Omit<ServerProcess, "readyAfter">;

/**
 * Starts the built server and waits until it is ready. Throws with what it printed when it ends before that.
 * Its log goes to a file if one is given (open, by its descriptor): reading it here would slow down what
 * measures a busy server.
 */
export async function startServer(
  env: Record<string, string>,
  log?: number,
): Promise<ServerProcess> {
  return untilReady(await spawnServer(env, projectRoot, log));
}

/** Waits until a server is ready. Throws with what it printed when it ends before that. */
export async function untilReady(server: StartedProcess): Promise<ServerProcess> {
  const startedAt = performance.now();
  while (!(await answers(`${server.url}/readyz`))) {
    const { exitCode, signalCode } = server.child;
    if (exitCode !== null || signalCode !== null) {
      throw new Error(`the server ended with ${exitCode ?? signalCode}: ${server.output().trim()}`);
    }
    await sleep(10);
  }
  return { ...server, readyAfter: performance.now() - startedAt };
}

/** Starts the built server of a checkout, of this one unless another is named, without waiting. */
export async function spawnServer(
  env: Record<string, string>,
  root = projectRoot,
  log?: number,
): Promise<StartedProcess> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, "dist", "server", "index.js")], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      PUBLIC_URL: url,
      LOG_LEVEL: "error",
      GATE_PASSWORD_DIALABED: PASSWORD,
      GATE_PASSWORD_SAFARIOUTDOOR: FIREARM_PASSWORD,
      SESSION_SECRET: "a secret that only benches know",
      ADMIN_PASSWORD: STAFF_PASSWORD,
      SEED_DEMO: "true",
      // Lets a bench send from any address.
      TRUST_PROXY: "1",
      ...env,
    },
    stdio: ["ignore", log ?? "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => output.push(String(text)));

  return {
    url,
    child,
    output: () => output.join(""),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );
}

/**
 * Unlocks a finder, the bed finder unless another is named, and returns the cookie; `undefined` when the
 * server did not acknowledge it. Each call uses another address, because the sessions of a network are limited.
 */
export async function unlock(
  url: string,
  password = PASSWORD,
  app: FinderId = "dialabed",
): Promise<string | undefined> {
  const reply = await fetch(`${url}/api/verify-password`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.${randomBytes(3).join(".")}`,
    },
    body: JSON.stringify({ app, password }),
  }).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return cookies.find((cookie) => cookie.startsWith("matchwell="));
}

/** A new folder for an embedded database; remove it when done. */
export function scratchFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "matchwell-bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A new, empty database on that server. */
export async function scratchDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return withDatabase(url, name);
}
