import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_MISSING, findChromium } from "../client/e2e/chromium";
import { hasPostgres, POSTGRES_MISSING } from "../server/testing/postgres-server";

// `npm test`: everything that can run here. Whatever cannot is named, and with REQUIRE_ALL=true (in CI)
// it counts as a failure. The last line adds up all runners.

const isEverythingRequired = process.env.REQUIRE_ALL === "true";
const reports = mkdtempSync(join(tmpdir(), "matchwell-reports-"));
const leftOut: string[] = [];
let passed = 0;
let failed = 0;

const projects = ["unit", "client", "faults", "server-embedded"];
if (hasPostgres()) projects.push("server-postgres");
else leftOut.push(`server tests on PostgreSQL: ${POSTGRES_MISSING}`);

// Built once, before anything needs it.
if ((await run("npm", ["run", "--silent", "build:if-stale"])) !== 0) count(1);
const journeys = findChromium() ? runJourneys() : undefined;
await runVitest();
if (journeys) (await journeys)();
else leftOut.push(`browser journeys: ${CHROMIUM_MISSING}`);
rmSync(reports, { recursive: true, force: true });

for (const part of leftOut) console.log(`\nNot run: ${part}.`);
if (isEverythingRequired) failed += leftOut.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runVitest(): Promise<void> {
  const file = join(reports, "vitest.json");
  const status = await run("vitest", [
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
  count(status, report?.numPassedTests, report?.numFailedTests);
}

/** Gives a function that shows and counts them. */
async function runJourneys(): Promise<() => void> {
  const file = "test-results/journeys.json";
  rmSync(file, { force: true });
  const output = join(reports, "journeys.log");
  const status = await run("playwright", ["test"], output);
  return () => {
    console.log(readFileSync(output, "utf8"));
    const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    count(
      status,
      report?.stats.expected,
      (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    );
  };
}

/** Adds a runner's figures; one that failed without a failed test (it could not even start) counts as one. */
function count(status: number, good = 0, bad = 0): void {
  passed += good;
  failed += status !== 0 && bad === 0 ? 1 : bad;
}

/** Runs a command of this project; its exit status. With `output`, a file takes what it prints. */
async function run(command: string, args: string[], output?: string): Promise<number> {
  const binary = command === "npm" ? command : join("node_modules", ".bin", command);
  const file = output === undefined ? undefined : openSync(output, "w");
  const child = spawn(binary, args, { stdio: ["ignore", file ?? "inherit", file ?? "inherit"] });
  const status = await once(child, "exit").then(
    ([code]) => (code as number | null) ?? 1,
    () => 1,
  );
  if (file !== undefined) closeSync(file);
  return status;
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}
