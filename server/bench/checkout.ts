import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../platform/process/project-root";

/** A commit in a folder of its own. */
export interface Checkout {
  root: string;
  /** Builds its server, and its client where it has its own. */
  build: () => void;
  remove: () => void;
}

/**
 * Checks out a commit into a new folder: with a client of its own, or with the built one of this checkout where no
 * page is asked for, because a server does not start without. The packages are this checkout's, too, unless one
 * is missing.
 */
export function checkOut(commit: string, client: "with its client" | "with this client"): Checkout {
  const hasOwnClient = client === "with its client";
  const parent = mkdtempSync(join(tmpdir(), "matchwell-checkout-"));
  const root = join(parent, "before");
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectRoot, stdio: ["ignore", "ignore", "inherit"] });
  const checkout: Checkout = {
    root,
    build: () =>
      execFileSync("npm", ["run", "--silent", hasOwnClient ? "build" : "build:server"], {
        cwd: root,
        stdio: "inherit",
      }),
    remove() {
      if (existsSync(root)) git("worktree", "remove", "--force", root);
      rmSync(parent, { recursive: true, force: true });
    },
  };
  try {
    git("worktree", "add", "--quiet", "--detach", root, commit);
    if (!hasOwnClient) {
      mkdirSync(join(root, "dist"));
      link(root, join("dist", "client"));
    }
    if (hasPackagesOf(root)) link(root, "node_modules");
    else execFileSync("npm", ["ci", "--omit=dev"], { cwd: root, stdio: "inherit" });
  } catch (error) {
    checkout.remove();
    throw error;
  }
  return checkout;
}

const link = (root: string, path: string) => symlinkSync(join(projectRoot, path), join(root, path));

/** Whether every package that another checkout's server needs is here. */
function hasPackagesOf(root: string): boolean {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).every((name) =>
    existsSync(join(projectRoot, "node_modules", name)),
  );
}
