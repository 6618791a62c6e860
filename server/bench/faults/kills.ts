import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { wrongLength } from "../../platform/database/folder-lengths";
import { scratchFolder } from "../server-process";

/** What the process under test tells. */
export type KillReport =
  | { kind: "open"; written: number }
  | { kind: "wrote"; written: number }
  | { kind: "refused"; sentence: string };

interface Life {
  /** Whether it was open before it was killed. */
  isOpen: boolean;
  found: number | undefined;
  acknowledged: number | undefined;
  refused: string | undefined;
  openedAfterMs: number;
}

/**
 * Kills a process that writes, vacuums and truncates, again and again: at a random moment of its work, and one
 * time in four of its start. Each next start must open the folder unaided, with all that was acknowledged.
 */
export async function tryKills(rounds: number): Promise<{ line: string; broken: string[] }> {
  const folder = scratchFolder();
  const broken: string[] = [];
  let [acknowledged, opened, falseAlarms] = [0, 0, 0];
  let usualMs = (await live(folder.path, Infinity, 500)).openedAfterMs;
  for (let round = 0; round < rounds; round++) {
    const atStart = round % 4 === 3;
    const lived = await live(
      folder.path,
      atStart ? Math.random() * usualMs * 1.2 : Infinity,
      Math.random() * 1_500,
    );
    if (lived.isOpen) usualMs = (usualMs * 3 + lived.openedAfterMs) / 4;
    opened += lived.isOpen ? 1 : 0;
    const wrong = lived.refused ?? wrongLength(join(folder.path, "database"));
    if (wrong) {
      falseAlarms += 1;
      broken.push(`round ${round}: ${wrong}`);
      break;
    }
    if (lived.found !== undefined && lived.found < acknowledged) {
      broken.push(`round ${round}: ${acknowledged - lived.found} acknowledged writes lost`);
    }
    acknowledged = Math.max(acknowledged, lived.found ?? 0, lived.acknowledged ?? 0);
  }
  const last = await live(folder.path, Infinity, 0);
  if (last.refused || (last.found ?? 0) < acknowledged) {
    broken.push(`at the end: ${last.refused ?? "acknowledged writes lost"}`);
  }
  folder.remove();
  return {
    line: `kills under writes, vacuum and truncate: ${rounds} kills, ${opened} of them of an open database, ${falseAlarms} false alarms; ${acknowledged} writes acknowledged, ${broken.length === 0 ? 0 : "some"} lost`,
    broken,
  };
}

/** One process, killed `afterStartMs` after it was started, or `afterOpenMs` after it was open. */
async function live(dataDir: string, afterStartMs: number, afterOpenMs: number): Promise<Life> {
  const startedAt = performance.now();
  const program = join(import.meta.dirname, "write-until-killed.ts");
  const child = fork(program, [dataDir], { execArgv: ["--import", "tsx"] });
  const life: Life = {
    isOpen: false,
    found: undefined,
    acknowledged: undefined,
    refused: undefined,
    openedAfterMs: 0,
  };
  const isDue = new Promise<void>((done) => {
    child.on("message", (report: KillReport) => {
      if (report.kind === "refused") {
        life.refused = report.sentence;
        done();
      } else if (report.kind === "open") {
        life.isOpen = true;
        life.found = report.written;
        life.openedAfterMs = performance.now() - startedAt;
        void sleep(afterOpenMs).then(done);
      } else life.acknowledged = report.written;
    });
    child.on("exit", (code) => {
      if (code !== null) life.refused ??= `it ended with ${code}`;
      done();
    });
    if (Number.isFinite(afterStartMs)) void sleep(afterStartMs).then(done);
  });
  await isDue;
  const gone =
    child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  child.kill("SIGKILL");
  await gone;
  return life;
}
