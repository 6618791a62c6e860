import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { openFolder } from "../../platform/database/open-folder";
import { projectRoot } from "../../platform/process/project-root";
import { scratchFolder, startServer } from "../server-process";
import { differences, folderSums } from "./folder-sums";

const PROGRAM = join(projectRoot, "dist", "server", "data.js");
/** In the shop that is backed up, and in no fresh one. */
const MARK = "only in the shop that was backed up";

/**
 * Kills `db:restore` into an embedded database at moments spread over all of its time. What is left must never
 * start as a fresh shop: it is refused, or what was restored is served. Restored again, all must be there. A
 * folder that has a database already stays as it was.
 */
export async function tryRestores(moments: number): Promise<{ line: string; broken: string[] }> {
  const source = scratchFolder();
  await (await startServer({ DATA_DIR: source.path })).end("SIGTERM");
  await query(
    source.path,
    `insert into contact_messages (name, email, message) values ('', '', '${MARK}')`,
  );
  const backup = join(source.path, "shop.backup");
  await data(source.path, "backup", backup);
  const broken: string[] = [];
  const counts = { refused: 0, served: 0, early: 0, again: 0, aside: 0 };

  const startedAt = performance.now();
  const reference = scratchFolder();
  await data(reference.path, "restore", backup);
  const usualMs = performance.now() - startedAt;
  const before = folderSums(reference.path);
  const refusal = await data(reference.path, "restore", backup);
  if (!/already a database/.test(refusal)) broken.push(`restored over a database: ${refusal}`);
  const changed = differences(before, folderSums(reference.path));
  if (changed.length > 0) broken.push(`a database that was there changed: ${changed.join(", ")}`);
  reference.remove();

  for (let moment = 0; moment < moments; moment++) {
    const folder = scratchFolder();
    // As an operator does: with the secrets that were kept beside the backup, or without.
    if (moment % 2 === 0) {
      cpSync(join(source.path, "access.json"), join(folder.path, "access.json"));
    }
    const restoring = spawn(process.execPath, [PROGRAM, "restore", backup], {
      env: environment(folder.path),
      stdio: "ignore",
    });
    const gone = once(restoring, "exit");
    await sleep((usualMs * 1.1 * (moment + 0.5)) / moments);
    restoring.kill("SIGKILL");
    await gone;

    const name = `killed at ${moment + 1} of ${moments}`;
    const outcome = await startAfter(folder.path);
    if (outcome === "fresh") broken.push(`${name}: it started as a fresh shop`);
    else if (outcome === "served") counts.served += 1;
    else if (outcome === "nothing had begun") counts.early += 1;
    else if (/^the server ended with 1: [^\n]+: [^\n]+\.$/.test(outcome)) counts.refused += 1;
    else broken.push(`${name}: ${outcome}`);

    // That takes as long as the restore itself.
    const isTriedAgain = moment % 4 === 0;
    if (isTriedAgain && outcome !== "served" && outcome !== "nothing had begun") {
      const again = await data(folder.path, "restore", backup);
      if (!/Restored from/.test(again)) broken.push(`${name}, again: ${again}`);
      else if (!(await hasMark(folder.path))) broken.push(`${name}, again: something is missing`);
      else counts.again += 1;
      const isSetAside = readdirSync(folder.path).some((each) => each.includes("set-aside"));
      if (isSetAside && /set aside/.test(again)) counts.aside += 1;
      else broken.push(`${name}: what was written so far is gone, or nothing was said`);
    }
    folder.remove();
  }
  source.remove();
  const fresh = broken.filter((each) => each.includes("fresh shop")).length;
  return {
    line: `restore killed at ${moments} moments: ${counts.refused} refused to start, ${counts.served} served what was restored, ${counts.early} had not begun, ${fresh} began a fresh shop; ${counts.again} restored again and whole, ${counts.aside} of them with what was written before set aside; one over a database: refused`,
    broken,
  };
}

/** Starts the built server on what a restore left, and says what came of it. */
async function startAfter(dataDir: string): Promise<string> {
  // Killed before it had done anything: an empty folder is a fresh shop by right.
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (!names.some((each) => each.startsWith("database"))) return "nothing had begun";
  const before = folderSums(dataDir);
  try {
    await (await startServer({ DATA_DIR: dataDir })).end("SIGTERM");
  } catch (error) {
    const changed = differences(before, folderSums(dataDir));
    return changed.length > 0 ? `changed ${changed.join(", ")}` : (error as Error).message;
  }
  return (await hasMark(dataDir)) ? "served" : "fresh";
}

const hasMark = async (dataDir: string) =>
  (await query(dataDir, `select 1 from contact_messages where message = '${MARK}'`)).length > 0;

async function query(dataDir: string, statement: string): Promise<unknown[]> {
  const lite = await openFolder(join(dataDir, "database"));
  const { rows } = await lite.query(statement);
  await lite.close();
  return rows;
}

/** Runs the built program for data; what it printed. */
async function data(dataDir: string, command: string, file: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const run = promisify(execFile)(process.execPath, [PROGRAM, command, file], {
    env: environment(dataDir),
  });
  return run.then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

const environment = (dataDir: string) => ({ PATH: process.env.PATH, DATA_DIR: dataDir });
