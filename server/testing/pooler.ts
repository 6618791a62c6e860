import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@shared/testing/free-port";
import { listens } from "./listens";
import { giveToOrdinaryUser, ordinaryUserCommand } from "./postgres-server";

/** A pgbouncer in transaction mode before a PostgreSQL. */
export interface TestPooler {
  /** The address of the database behind it. */
  url: string;
  stop: () => Promise<void>;
}

/** The message when there is none. */
export const POOLER_MISSING = "no pgbouncer was found: install it (Debian: pgbouncer)";

/** Whether tests can run through a pooler here. */
export const hasPooler = (): boolean => findProgram() !== undefined;

/**
 * Starts one before the database at `url`. `settings` are further lines of its configuration. Throws
 * where it is not installed.
 */
export async function startPooler(url: string, settings: string[] = []): Promise<TestPooler> {
  const folderOfProgram = findProgram();
  if (!folderOfProgram) throw new Error(POOLER_MISSING);
  const { hostname, port, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-pooler-"));
  const own = await freePort();
  writeFileSync(join(folder, "users.txt"), `"${username}" ""\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `* = host=${hostname} port=${port}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${own}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${join(folder, "users.txt")}`,
      "pool_mode = transaction",
      "default_pool_size = 8",
      "max_client_conn = 500",
      ...settings,
    ].join("\n"),
  );
  giveToOrdinaryUser(folder);
  const [command, args] = ordinaryUserCommand(folderOfProgram, "pgbouncer");
  const child = spawn(command, [...args, "--quiet", join(folder, "pgbouncer.ini")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text) => (complaints += String(text)));
  while (!(await listens(own))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${complaints}`);
    await sleep(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async stop() {
      const isGone = once(child, "exit");
      child.kill("SIGTERM");
      await isGone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findProgram(): string | undefined {
  return ["/usr/sbin", ...(process.env.PATH ?? "").split(delimiter)].find((folder) => {
    try {
      accessSync(join(folder, "pgbouncer"), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
