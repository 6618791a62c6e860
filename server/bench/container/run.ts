import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@shared/testing/free-port";
import { PASSWORD, FIREARM_PASSWORD, STAFF_PASSWORD } from "../server-process";
import type { Buildah } from "./buildah";
import type { ImageConfiguration } from "./inspect";

/** A container of the image, with its server ready. */
export interface RunningImage {
  url: string;
  /** Milliseconds. */
  readyAfter: number;
  userId: number;
  groupId: number;
  /** Runs the image's health command in the container, and returns its exit status. */
  health: () => number;
  /** Sends SIGTERM to the server, as whatever runs containers does. */
  stop: () => Promise<{ ms: number; status: number | null }>;
}

/** Runs a container. Throws when it ends before it is ready. */
export async function runImage(
  buildah: Buildah,
  container: string,
  { command, healthCommand }: ImageConfiguration,
): Promise<RunningImage> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    // The image listens everywhere; here it must not.
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    GATE_PASSWORD_DIALABED: PASSWORD,
    GATE_PASSWORD_SAFARIOUTDOOR: FIREARM_PASSWORD,
    ADMIN_PASSWORD: STAFF_PASSWORD,
    SESSION_SECRET: "a secret that only benches know",
    SEED_DEMO: "true",
    LOG_LEVEL: "error",
  };
  const inContainer = (asked: readonly string[]) => [
    ...["run", "--isolation", "chroot"],
    ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...[container, "--", ...asked],
  ];
  const startedAt = performance.now();
  const child = buildah.start(inContainer(command));
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await sleep(50);
  }
  const readyAfter = performance.now() - startedAt;
  const server = serverBelow(child.pid!, command);
  return {
    url,
    readyAfter,
    ...idsOf(server),
    health: () => buildah.status(inContainer(healthCommand)),
    async stop() {
      const gone = once(child, "exit") as Promise<[number | null]>;
      const stoppedAt = performance.now();
      process.kill(server, "SIGTERM");
      const [status] = await gone;
      return { ms: performance.now() - stoppedAt, status };
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );

/** The process of the image's command among the descendants of the one that started it. */
function serverBelow(ancestor: number, command: readonly string[]): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const below = new Set([ancestor]);
  for (const pid of all.map(Number).sort((one, other) => one - other)) {
    if (!below.has(Number(field(pid, "PPid")))) continue;
    below.add(pid);
    const [program, ...rest] = readFileSync(`/proc/${pid}/cmdline`, "utf8")
      .split("\0")
      .slice(0, -1);
    const isOfCommand = program?.split("/").pop() === command[0];
    if (isOfCommand && rest.join(" ") === command.slice(1).join(" ")) return pid;
  }
  throw new Error("The server's process was not found.");
}

const idsOf = (pid: number) => ({
  userId: Number(field(pid, "Uid")),
  groupId: Number(field(pid, "Gid")),
});

/** The first figure of a line of a process's status; empty when the process is gone. */
function field(pid: number, name: string): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? "";
  } catch {
    return "";
  }
}
