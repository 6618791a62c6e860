import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, constants, mkdir, readdir, rm, symlink, unlink } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../process/run-until-stopped";

// Two processes on one embedded database lose acknowledged writes without a word
// (electric-sql/pglite#1106), so the directory gets a lock of our own. Not a pid file: process ids
// are reused, above all in containers. A listening socket dies with its process, whatever killed it.
//
// Every starter listens on a socket with a unique name, then connects to all the others: one that
// answers is alive, one that refuses is left from a crash and is removed. Two that start at once see
// each other, back off for a random moment and try again; unique names mean that nobody can remove
// the socket of a starter that has just taken over.

const PREFIX = "lock-";
const SUFFIX = ".sock";
const TIMEOUT_MS = 1_200;
/** Socket addresses are cut off silently at 107 bytes; this leaves room for the file's own name. */
const MAX_FOLDER_LENGTH = 80;

/**
 * Locks the directory for this process and returns the function that unlocks it. Creates the directory
 * when it is missing. Throws `StartError` when it cannot be written or is in use.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const folder = resolve(directory);
  await makeWritable(folder);
  const short = await shortName(folder);
  try {
    const deadline = performance.now() + TIMEOUT_MS;
    do {
      const name = `${PREFIX}${randomBytes(8).toString("hex")}${SUFFIX}`;
      const server = await listen(join(short.path, name));
      if (!(await someoneElseIsAlive(folder, short.path, name))) {
        return async () => {
          await close(server);
          await short.remove();
        };
      }
      await close(server);
      await sleep(20 + Math.random() * 130);
    } while (performance.now() < deadline);
  } catch (error) {
    await short.remove();
    throw error;
  }
  await short.remove();
  throw new StartError(
    `Another server is already using the data directory ${directory}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${folder} cannot be written: give this user the right to, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** A path to the folder that is short enough for a socket's address: its own, or a link to it. */
async function shortName(folder: string): Promise<{ path: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(folder) <= MAX_FOLDER_LENGTH) {
    return { path: folder, remove: () => Promise.resolve() };
  }
  const link = join(tmpdir(), `matchwell-${randomBytes(6).toString("hex")}`);
  await symlink(folder, link);
  return { path: link, remove: () => rm(link, { force: true }) };
}

async function someoneElseIsAlive(folder: string, short: string, own: string): Promise<boolean> {
  const others = (await readdir(folder)).filter(
    (name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX) && name !== own,
  );
  const alive = await Promise.all(others.map((name) => answers(join(short, name))));
  return alive.some(Boolean);
}

/** Whether a process listens there. A socket that nobody listens on any more is removed. */
async function answers(path: string): Promise<boolean> {
  const connection = createConnection(path);
  const code = await once(connection, "connect").then(
    () => "alive",
    (error: NodeJS.ErrnoException) => error.code ?? "unknown",
  );
  connection.destroy();
  if (code === "ECONNREFUSED") await unlink(path).catch(() => undefined);
  // Any error but a plain "gone" counts as alive: refusing to start is the safe mistake.
  return code !== "ECONNREFUSED" && code !== "ENOENT";
}

async function listen(path: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy()).listen(path);
  await once(server, "listening");
  // The lock must not keep alive a process that has nothing else to do.
  return server.unref();
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
