import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { projectRoot } from "../project-root";

const written: string[] = [];
afterEach(() => written.splice(0).forEach((file) => rmSync(file)));

/** Writes a file with one import and asks the linter about it. */
function breaksWith(file: string, imported: string): string {
  const path = join(projectRoot, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import * as wrong from "${imported}";\nexport const use = wrong;\n`);
  written.push(path);
  const depcruise = join(projectRoot, "node_modules", ".bin", "depcruise");
  const { stdout } = spawnSync(depcruise, [file, "--output-type", "err"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  return stdout;
}

describe("the house's walls", () => {
  it.each([
    ["shared/wrong-import.ts", "../server/start-error", "shared-stands-alone"],
    ["client/src/lib/wrong-import.ts", "../../../server/start-error", "client-not-server"],
    ["client/src/lib/wrong-import.ts", "../wizard/engine", "lib-is-the-ground"],
    [
      "client/src/features/gate/wrong-import.ts",
      "../bed-finder/bed-steps",
      "features-not-features",
    ],
    [
      "client/src/features/gate/wrong-import.ts",
      "@shared/schema/products",
      "tables-are-types-for-shoppers",
    ],
    ["server/gate/wrong-import.ts", "pg", "only-the-seam-knows-the-driver"],
  ])("%s may not import %s", (file, imported, rule) => {
    expect(breaksWith(file, imported)).toContain(rule);
  });
});
