import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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

if (run("npm", ["run", "--silent", "build:if-stale"]) !== 0) count(1);
runVitest();
if (findChromium()) runJourneys();
else leftOut.push(`browser journeys: ${CHROMIUM_MISSING}`);
rmSync(reports, { recursive: true, force: true });

for (const part of leftOut) console.log(`\nNot run: ${part}.`);
if (isEverythingRequired) failed += leftOut.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runVitest(): void {
  const file = join(reports, "vitest.json");
  const status = run("vitest", [
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
  count(status, report?.numPassedTests, report?.numFailedTests);
}

function runJourneys(): void {
  const file = "test-results/journeys.json";
  rmSync(file, { force: true });
  const status = run("playwright", ["test"]);
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  count(
    status,
    report?.stats.expected,
    (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
  );
}

/** Adds a runner's figures; one that failed without a failed test (it could not even start) counts as one. */
function count(status: number, good = 0, bad = 0): void {
  passed += good;
  failed += status !== 0 && bad === 0 ? 1 : bad;
}

function run(command: string, args: string[]): number {
  const binary = command === "npm" ? command : join("node_modules", ".bin", command);
  return spawnSync(binary, args, { stdio: "inherit" }).status ?? 1;
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}
