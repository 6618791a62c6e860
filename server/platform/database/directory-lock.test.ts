import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "../process/project-root";
import { StartError } from "../process/run-until-stopped";
import { lockDirectory } from "./directory-lock";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "matchwell-lock-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sockets = () => readdirSync(folder).filter((name) => name.endsWith(".sock"));

describe("the lock on a data directory", () => {
  it("refuses a second owner in one sentence, within two seconds", async () => {
    const release = await lockDirectory(folder);
    const startedAt = Date.now();
    await expect(lockDirectory(folder)).rejects.toThrow(StartError);
    await expect(lockDirectory(folder)).rejects.toThrow(
      /^Another server is already using .* DATA_DIR [^\n]*\.$/,
    );
    expect((Date.now() - startedAt) / 2).toBeLessThan(2_000);
    await release();
    await (
      await lockDirectory(folder)
    )();
    expect(sockets()).toEqual([]);
  });

  it("makes the directory when it is missing, also where the path is long", async () => {
    const deep = join(folder, "a".repeat(80), "b".repeat(80));
    const release = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(StartError);
    await release();
  });

  it("is taken over at once when its owner was killed, and the rest swept away", async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await ownerInAnotherProcess();
      await expect(lockDirectory(folder)).rejects.toThrow(StartError);
      owner.kill("SIGKILL");
      await once(owner, "exit");
      expect(sockets()).toHaveLength(1);
      const release = await lockDirectory(folder);
      expect(sockets()).toHaveLength(1);
      await release();
    }
  });

  it("has exactly one owner when many start at once", async () => {
    for (let round = 0; round < 5; round++) {
      const tries = await Promise.allSettled(
        Array.from({ length: 4 }, () => lockDirectory(folder)),
      );
      const owners = tries.filter((each) => each.status === "fulfilled");
      expect(owners.length).toBeLessThanOrEqual(1);
      await Promise.all(owners.map(({ value: release }) => release()));
    }
  });

  it("names a folder that cannot be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    await expect(lockDirectory(join(file, "data"))).rejects.toThrow(/cannot be written.*DATA_DIR/);
  });
});

/** A process that only holds the lock. */
async function ownerInAnotherProcess(): Promise<ChildProcess> {
  const program = join(projectRoot, "server/testing/hold-lock.ts");
  const child = fork(program, [folder], { execArgv: ["--import", "tsx"] });
  await once(child, "message");
  return child;
}
