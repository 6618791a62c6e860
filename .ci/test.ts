// Longer than 200 lines: one command, from what it runs to what it prints.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CHROMIUM_MISSING, findForJourneys } from "../client/e2e/chromium";
import { hasPooler, POOLER_MISSING } from "../server/testing/pooler";
import { hasPostgres, POSTGRES_MISSING } from "../server/testing/postgres-server";

// `npm test`: everything that can run here. Whatever cannot is named, and with REQUIRE_ALL=true (in CI)
// it counts as a failure. The last line adds up all runners.
//
// In CI a few failed tests run once more, alone, after everything else: a machine that is busy with
// something else must not hide what a whole run showed. Each of them is named, to be looked into.

interface Outcome {
  passed: number;
  failed: number;
}

const isEverythingRequired = process.env.REQUIRE_ALL === "true";
/** More failures than this are no accident of the machine. */
const MAX_RUN_AGAIN = 8;
const MAX_SLOWEST = 15;
const reports = mkdtempSync(join(tmpdir(), "matchwell-reports-"));
const leftOut: string[] = [];
const passedAlone: string[] = [];

const projects = ["unit", "caches", "client", "server-embedded"];
if (hasPostgres()) {
  projects.push("server-postgres");
  if (!hasPooler()) leftOut.push(`server tests through a pooler: ${POOLER_MISSING}`);
} else {
  // What PostgreSQL would have shown.
  projects.push("server-embedded-routes");
  leftOut.push(`server tests on PostgreSQL: ${POSTGRES_MISSING}`);
}

// Built once, before anything needs it.
if ((await run("npm", ["run", "--silent", "build:if-stale"])) !== 0) {
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}
const journeys = findForJourneys() ? runJourneys() : undefined;
let vitest = await runVitest();
let playwright = await journeys;
if (playwright) showJourneys();
else leftOut.push(`browser journeys: ${CHROMIUM_MISSING}`);

if (isEverythingRequired && vitest.failed + (playwright?.failed ?? 0) <= MAX_RUN_AGAIN) {
  vitest = await runFailedVitestAgain(vitest);
  playwright = playwright && (await runFailedJourneysAgain(playwright));
}
const lastReport = vitestReport();
rmSync(reports, { recursive: true, force: true });

showSlowest();
showFailures();
for (const name of passedAlone) console.log(`\nPassed only when it ran again, alone: ${name}`);
for (const part of leftOut) console.log(`\nNot run: ${part}.`);
const failed =
  vitest.failed + (playwright?.failed ?? 0) + (isEverythingRequired ? leftOut.length : 0);
console.log(`\n${vitest.passed + (playwright?.passed ?? 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: VitestTest[];
  }[];
}

interface JourneysReport {
  stats: { expected: number; unexpected: number };
  suites: JourneySuite[];
}

interface JourneySuite {
  file: string;
  suites?: JourneySuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** The files that took longest, beside whatever ran meanwhile: where to look when tests take too long. */
function showSlowest(): void {
  const journeys = read<JourneysReport>(journeysReport())?.suites ?? [];
  const files = [
    ...(lastReport?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
    ...journeys.map((suite) => ({ name: `client/e2e/${suite.file}`, ms: lengthOf(suite) })),
  ];
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST);
  console.log("\nThe files that took longest:");
  for (const { name, ms } of slowest) console.log(`  ${Math.round(ms / 1000)} s  ${name}`);
}

function lengthOf({ specs, suites = [] }: JourneySuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.map(lengthOf).reduce((a, b) => a + b, 0)
  );
}

function reasonOf({ failureMessages = [] }: VitestTest): string {
  return failureMessages[0]?.split("\n")[0] ?? "no reason told";
}

function vitestReport(): VitestReport | undefined {
  return read(join(reports, "vitest.json"));
}

/** Named once more at the end, where whoever reads a long log looks first. */
function showFailures(): void {
  for (const { name, status, assertionResults } of lastReport?.testResults ?? []) {
    if (status !== "failed") continue;
    console.log(`\nFailed: ${relative(process.cwd(), name)}`);
    for (const test of assertionResults) {
      if (test.status === "failed") console.log(`  ${test.fullName}: ${reasonOf(test)}`);
    }
  }
}

async function runVitest(files: string[] = []): Promise<Outcome> {
  const status = await run("vitest", [
    "run",
    ...files,
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "vitest.json")}`,
  ]);
  const report = vitestReport();
  return outcome(status, report?.numPassedTests, report?.numFailedTests);
}

async function runFailedVitestAgain(first: Outcome): Promise<Outcome> {
  const failedFiles = vitestReport()?.testResults.filter(({ status }) => status === "failed");
  if (first.failed === 0 || !failedFiles?.length) return first;
  const names = failedFiles.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    // The reason of the first time: the second one has none.
    return tests.length > 0 ? tests.map((test) => `${test.fullName}: ${reasonOf(test)}`) : [name];
  });
  const { failed } = await runVitest(failedFiles.map(({ name }) => name));
  return again(first, failed, names);
}

function journeysReport(): string {
  return "test-results/journeys.json";
}

function journeysLog(): string {
  return join(reports, "journeys.log");
}

function showJourneys(): void {
  console.log(readFileSync(journeysLog(), "utf8"));
}

/** What they print goes to a file: the other runner prints meanwhile. */
async function runJourneys(options: string[] = []): Promise<Outcome> {
  rmSync(journeysReport(), { force: true });
  const journeys = ["staff", "phone", "desktop"].map((name) => `--project=${name}`);
  const status = await run("playwright", ["test", ...journeys, ...options], journeysLog());
  const report = read<JourneysReport>(journeysReport());
  return outcome(status, report?.stats.expected, report?.stats.unexpected);
}

async function runFailedJourneysAgain(first: Outcome): Promise<Outcome> {
  if (first.failed === 0) return first;
  const { failed } = await runJourneys(["--last-failed", "--workers=1"]);
  showJourneys();
  return again(first, failed, [`${first.failed} journeys, named above`]);
}

function again(first: Outcome, failed: number, names: string[]): Outcome {
  if (failed > 0) return first;
  passedAlone.push(...names);
  return { passed: first.passed + first.failed, failed: 0 };
}

/** A runner that failed without a failed test (it could not even start) has one failure. */
function outcome(status: number, passed = 0, failed = 0): Outcome {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
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
