import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const PROGRAM = "/usr/bin/buildah";

/** The message when there is none, or nobody may use it. */
export const BUILDAH_MISSING = "buildah is needed, and root: install it (Debian: buildah)";
export const hasBuildah = (): boolean => existsSync(PROGRAM) && process.getuid?.() === 0;

/** buildah with images and containers in a folder of its own. */
export interface Buildah {
  folder: string;
  /** Runs a command and returns its output. Throws with the end of its messages. */
  run: (args: readonly string[]) => string;
  /** Runs a command and returns its exit status. */
  status: (args: readonly string[]) => number;
  /** Starts a command, and prints what it says. */
  start: (args: readonly string[]) => ChildProcess;
  /** Bytes of an image. */
  size: (image: string) => number;
  /** The files below a folder of a container, from that folder. */
  filesIn: (container: string, folder: string) => string[];
  /** Ends and deletes everything. */
  remove: () => void;
}

/** Opens a folder for images and containers; `remove` deletes it. */
export function openBuildah(): Buildah {
  const folder = mkdtempSync(join(tmpdir(), "matchwell-container-"));
  const own = ["--storage-driver", "vfs"];
  own.push("--root", join(folder, "storage"), "--runroot", join(folder, "run"));
  const started: ChildProcess[] = [];
  const tried = (args: readonly string[]) =>
    spawnSync(PROGRAM, [...own, ...args], { encoding: "utf8", maxBuffer: 1e8 });
  return {
    folder,
    run(args) {
      const { status, stdout, stderr } = tried(args);
      if (status !== 0) {
        const end = (stderr + stdout).slice(-3_000);
        throw new Error(`buildah ${args[0]} ended with ${status}: ${end}`);
      }
      return stdout.trim();
    },
    status: (args) => tried(args).status ?? -1,
    start: (args) => spawn(PROGRAM, [...own, ...args], { stdio: ["ignore", "ignore", "inherit"] }),
    size(image) {
      const mount = execFileSync(PROGRAM, [...own, "from", image], { encoding: "utf8" }).trim();
      const at = execFileSync(PROGRAM, [...own, "mount", mount], { encoding: "utf8" }).trim();
      const kept = execFileSync("du", ["--summarize", "--bytes", at], { encoding: "utf8" });
      execFileSync(PROGRAM, [...own, "rm", mount], { stdio: "ignore" });
      return Number.parseInt(kept, 10);
    },
    filesIn(container, folder) {
      const at = execFileSync(PROGRAM, [...own, "mount", container], { encoding: "utf8" }).trim();
      const all = readdirSync(join(at, folder), { recursive: true, withFileTypes: true });
      return all
        .filter((each) => each.isFile())
        .map(({ parentPath, name }) => relative(join(at, folder), join(parentPath, name)));
    },
    remove() {
      for (const { pid, exitCode } of started)
        if (exitCode === null) process.kill(-pid!, "SIGKILL");
      tried(["rm", "--all"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
