import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../server-process";
import { startClients } from "./clients";
import { request } from "./request";
import { isThere, secondsToStop } from "./tried";

/** A small disk of our own. */
export interface SmallDisk {
  path: string;
  /** Fills it to the last byte. */
  fill: () => void;
  free: () => void;
  remove: () => void;
}

/** Only root may mount one. */
export const canMakeDisks = () => process.getuid?.() === 0;

export function makeDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "matchwell-disk-"));
  // PostgreSQL's own user works in it too.
  const options = `size=${megabytes}m,mode=0777`;
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path]);
  const ballast = join(path, "ballast");
  return {
    path,
    fill() {
      const file = openSync(ballast, "a");
      for (let size = 1 << 20; size >= 1;) {
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) size >>= 1;
        } catch {
          size >>= 1;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", [path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Fills the disk under a server's database while the server is under load. */
export async function tryFullDisk(
  name: string,
  disk: SmallDisk,
  env: Record<string, string>,
  fullForMs: number,
  limits: { goodAgainMs: number },
): Promise<{ line: string; broken: string[] }> {
  const server = await startServer({ ...env, TRUST_PROXY: "1" });
  const clients = await startClients(server.url, { readers: 4, writers: 8 });
  await clients.untilWritten();
  const status = async (path: string) => (await request(server.url + path, {})).status;

  disk.fill();
  const until = performance.now() + fullForMs;
  let unreadyAfterMs: number | undefined;
  const filledAt = performance.now();
  while (performance.now() < until) {
    if ((await status("/readyz")) === 503) unreadyAfterMs ??= performance.now() - filledAt;
    await sleep(100);
  }
  const [readiness, health, page] = [
    await status("/readyz"),
    await status("/healthz"),
    await status("/dialabed"),
  ];
  const refused = clients.seen.away;
  disk.free();
  const goodAgainMs = await clients.untilWritten();
  const readyAt = performance.now();
  while ((await status("/readyz")) !== 200 && performance.now() - readyAt < 10_000) await sleep(50);
  const isReady = (await status("/readyz")) === 200;
  const seen = await clients.stop();
  const isAlive = isThere(server);
  const stopSeconds = await secondsToStop(server);

  const broken = [
    !isAlive && "the process died",
    refused === 0 && "no write was refused",
    seen.wrong.length > 0 && `${seen.wrong.length} wrong answers, such as ${seen.wrong[0]}`,
    seen.lost > 0 && `${seen.lost} acknowledged writes lost`,
    unreadyAfterMs === undefined && "readiness never said so",
    readiness !== 503 && `readiness ${readiness} while the disk was full`,
    health !== 200 && `health ${health} while the disk was full`,
    page !== 200 && `pages ${page} while the disk was full`,
    goodAgainMs > limits.goodAgainMs && `good again only after ${Math.round(goodAgainMs)} ms`,
    !isReady && "never ready again",
    stopSeconds > 10 && `stopped only after ${stopSeconds.toFixed(1)} s`,
  ].filter((each) => each !== false);
  const line = [
    `disk full (${name}): ${isAlive ? "alive" : "dead"}`,
    `${seen.acknowledged} writes acknowledged, ${seen.lost} lost`,
    `${seen.requests} requests, ${seen.away} of 503, ${seen.wrong.length} wrong`,
    `unready after ${Math.round(unreadyAfterMs ?? Infinity)} ms`,
    `good again ${Math.round(goodAgainMs)} ms after there was room`,
    `stopped in ${stopSeconds.toFixed(1)} s`,
  ].join("; ");
  return { line, broken };
}
