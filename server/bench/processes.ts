import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** The processes whose command names a folder, and all their descendants. */
export function processesIn(folder: string): number[] {
  const running = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => described(Number(name)));
  const found = new Set(
    running.filter(({ command }) => command.includes(folder)).map(({ pid }) => pid),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { pid, parent } of running) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Sends a signal to each; one that has ended meanwhile needs none. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Seconds of processor time that a process has used. */
export function processorSeconds(pid: number): number {
  // pid (name) state … with user and system time as the 14th and 15th field.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function described(pid: number): { pid: number; parent: number; command: string }[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    // pid (name) state parent …
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return [{ pid, parent: Number(parent), command }];
  } catch {
    return [];
  }
}
