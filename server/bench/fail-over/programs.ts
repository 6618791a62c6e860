import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, openSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ordinaryUserCommand } from "../../testing/postgres-server";

const DEBIAN = { etcd: "etcd-server", patroni: "patroni", haproxy: "haproxy" };
type Program = keyof typeof DEBIAN;

/** The Debian packages of the programs that are missing. */
export const missingPrograms = (): string[] =>
  (Object.keys(DEBIAN) as Program[])
    .filter((name) => folderOf(name) === undefined)
    .map((name) => DEBIAN[name]);

/** Starts a program as the user of PostgreSQL; its messages go to a file. Throws where it is not installed. */
export function startProgram(name: Program, args: readonly string[], log: string): ChildProcess {
  const folder = folderOf(name);
  if (folder === undefined) throw new Error(`${name} is missing (Debian: ${DEBIAN[name]})`);
  const [command, rest] = ordinaryUserCommand(folder, name);
  const out = openSync(log, "a");
  return spawn(command, [...rest, ...args], { stdio: ["ignore", out, out] });
}

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

function folderOf(name: Program): string | undefined {
  return ["/usr/sbin", ...(process.env.PATH ?? "").split(delimiter)].find((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
