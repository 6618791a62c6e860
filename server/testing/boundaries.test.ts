import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

// A small tree that breaks each rule once: the imported files, then those that may not import them.
const IMPORTED = [
  "server/platform/process/start-error.ts",
  "client/src/wizard/engine.ts",
  "client/src/features/bed-finder/bed-steps.ts",
  "client/src/app/app.tsx",
  "client/src/staff-kit/signed-in.tsx",
  "shared/schema/catalogue-products.ts",
  "server/access/gate/gates.test.ts",
];
const WRONG_IMPORTS = [
  ["shared/wrong-import.ts", "../server/platform/process/start-error", "shared-stands-alone"],
  [
    "client/src/lib/wrong-import.ts",
    "../../../server/platform/process/start-error",
    "client-not-server",
  ],
  ["client/src/lib/wrong-ground.ts", "../wizard/engine", "lib-is-the-ground"],
  ["client/src/features/gate/wrong-import.ts", "../bed-finder/bed-steps", "features-not-features"],
  ["client/src/ui/wrong-import.ts", "../features/bed-finder/bed-steps", "foundations-not-features"],
  ["client/src/wizard/wrong-import.ts", "../app/app", "nothing-imports-app"],
  [
    "client/src/wizard/wrong-staff.ts",
    "../staff-kit/signed-in",
    "shoppers-do-not-load-the-staff-area",
  ],
  [
    "client/src/features/gate/wrong-table.ts",
    "../../../../shared/schema/catalogue-products",
    "tables-are-types-for-shoppers",
  ],
  ["client/src/ui/wrong-zod.ts", "zod", "zod-stays-out-of-first-loads"],
  ["server/access/gate/wrong-import.ts", "pg", "only-the-seam-knows-the-driver"],
  [
    "server/catalog/store/wrong-house.ts",
    "../../access/gate/gates.test",
    "catalog-knows-nothing-above",
  ],
  ["server/specification/bed-finder/ranking.ts", "express", "decisions-touch-no-request"],
  ["server/access/gate/wrong-test.ts", "./gates.test", "no-test-in-the-product"],
] as const;
/** Two rooms that depend on each other, though no two files do. */
const CIRCLE = {
  "server/mail/kinds/above.ts": 'export * from "../templates/below";',
  "server/mail/templates/below.ts": "export const below = 1;",
  "server/mail/templates/above.ts": 'export * from "../kinds/below";',
  "server/mail/kinds/below.ts": "export const below = 1;",
};

let tree: string;
let files = "";
let folders = "";

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

function cruise(config: string): string {
  const depcruise = join(projectRoot, "node_modules", ".bin", "depcruise");
  return spawnSync(depcruise, ["client", "server", "shared", "--config", config], {
    cwd: tree,
    encoding: "utf8",
  }).stdout;
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "matchwell-rules-"));
  for (const file of [
    ".dependency-cruiser.cjs",
    ".dependency-cruiser-folders.cjs",
    "tsconfig.json",
  ])
    cpSync(join(projectRoot, file), join(tree, file));
  symlinkSync(join(projectRoot, "node_modules"), join(tree, "node_modules"));
  for (const file of IMPORTED) write(file, "export const imported = 1;\n");
  for (const [file, imported] of WRONG_IMPORTS)
    write(file, `import * as wrong from "${imported}";\nexport const use = wrong;\n`);
  for (const [file, source] of Object.entries(CIRCLE)) write(file, source);
  files = cruise(".dependency-cruiser.cjs");
  folders = cruise(".dependency-cruiser-folders.cjs");
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("the rules of imports", () => {
  it.each(WRONG_IMPORTS)("%s may not import %s: %s", (file, _, rule) => {
    expect(files).toMatch(new RegExp(`${rule}: ${file}`));
  });

  it("two rooms may not need each other", () => {
    expect(folders).toMatch(/no-circles-between-folders: server\/mail\/(kinds|templates)/);
  });
});
