import { ESLint } from "eslint";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

// The rules of files as the project's own configuration sets them; rules that need types are left out.
const eslint = new ESLint({
  cwd: projectRoot,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => /^(local|check-file)\//.test(ruleId),
});

const lines = (count: number) => "export {};\n".repeat(count);

async function broken(file: string, source = lines(20)): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: join(projectRoot, file) });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const REASON = "// Longer than 200 lines: it is all data.\n";

describe("a file's length", () => {
  it.each([
    ["200 lines", lines(200), true],
    ["201 lines", lines(201), false],
    ["201 lines with their reason", REASON + lines(200), true],
    ["201 lines with their reason further down", lines(100) + REASON + lines(100), false],
    ["15 lines", lines(15), true],
    ["14 lines", lines(14), false],
    ["14 lines with their reason", "// On its own: a command.\n" + lines(13), true],
    ["201 lines with an empty reason", REASON.replace(/:.*/, ":") + lines(200), false],
    ["a reason that is not needed", REASON + lines(20), false],
  ])("%s", async (_, source, isFine) => {
    expect(await broken("shared/long.ts", source)).toEqual(isFine ? [] : ["local/length-says-why"]);
  });
});

it("asks tests and routes for no reason to be short", async () => {
  for (const file of ["shared/long.test.ts", "server/bench/long.ts", "server/people/routes.ts"]) {
    expect(await broken(file, lines(3))).toEqual([]);
  }
});

describe("a file's name", () => {
  it.each([
    "server/access/gate/gates.ts",
    "server/access/gate/routes.db.test.ts",
    "client/src/ui/button.test.tsx",
    "client/e2e/journey.spec.ts",
    "vite.config.ts",
  ])("%s", async (file) => {
    expect(await broken(file)).toEqual([]);
  });

  it.each([
    "server/access/gate/Gates.ts",
    "server/access/gate/gate_routes.ts",
    "server/access/gate/gates.spec.ts",
    "client/src/ui/button.db.test.tsx",
    "client/e2e/journey.test.ts",
    "shared/admin.lists.ts",
  ])("not %s", async (file) => {
    expect(await broken(file)).toEqual(["check-file/filename-naming-convention"]);
  });

  it("nor a folder in another case", async () => {
    expect(await broken("client/src/Ui/button.tsx")).toEqual([
      "check-file/folder-naming-convention",
    ]);
  });
});
