import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "@shared/testing/free-port";

/** A PostgreSQL that tests may fill with databases of their own. */
export interface TestPostgres {
  /** With the right to create databases; names one that is left alone. */
  url: string;
  stop: () => void;
}

/** The message when there is none. */
export const POSTGRES_MISSING =
  "no PostgreSQL was found: install its server (Debian: postgresql), or set TEST_DATABASE_URL to one on which databases may be created";

/** Whether server tests can run on PostgreSQL here. */
export function hasPostgres(): boolean {
  return process.env.TEST_DATABASE_URL !== undefined || findBinaries() !== undefined;
}

/** The server in `TEST_DATABASE_URL`, or a throw-away cluster of an installed one. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const binaries = findBinaries();
  if (!binaries) throw new Error(POSTGRES_MISSING);

  const folder = mkdtempSync(join(tmpdir(), "matchwell-postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  const run = asOrdinaryUser(binaries, folder);
  run("initdb", ["--pgdata", data, "--auth", "trust", "--username", "postgres", "--no-sync"]);
  // No durability: this cluster lives as long as the tests.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  run("pg_ctl", ["start", "--pgdata", data, "--wait", "--log", join(folder, "log"), "-o", options]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run("pg_ctl", ["stop", "--pgdata", data, "--mode", "immediate"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function asOrdinaryUser(binaries: string, folder: string) {
  giveToOrdinaryUser(folder);
  return (program: string, args: string[]) => {
    const [command, rest] = ordinaryUserCommand(binaries, program);
    execFileSync(command, [...rest, ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      cwd: folder,
    });
  };
}

/**
 * The command for one of PostgreSQL's programs. They refuse to run as root; there their own user runs them, without
 * another process before them that signals would have to pass.
 */
export function ordinaryUserCommand(binaries: string, program: string): [string, string[]] {
  const path = join(binaries, program);
  const user = ["--reuid=postgres", "--regid=postgres", "--init-groups", "--"];
  return process.getuid?.() === 0 ? ["setpriv", [...user, path]] : [path, []];
}

/** Lets that user work in a folder. */
export function giveToOrdinaryUser(folder: string): void {
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
}

/** The folder of `initdb`: on the path, or where Debian keeps it, the newest first. */
export function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find(
    (folder) => isExecutable(join(folder, "initdb")) && isExecutable(join(folder, "pg_ctl")),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
