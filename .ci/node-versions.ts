// Promise: everything that runs in Node passes on each long-term version that people have.
//
//   npm run test:nodes [version ...]      (20 22 24 26; prints a table)
//
// The runtimes come as packages into a temporary folder; nothing is installed on the machine.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { hasPostgres, POSTGRES_MISSING } from "../server/testing/postgres-server";

const majors = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24", "26"];
const projects = ["unit", "client", "faults", "server-embedded", "server-embedded-routes"];
if (hasPostgres()) projects.push("server-postgres");
else console.log(`Not run: server tests on PostgreSQL: ${POSTGRES_MISSING}.`);

const folder = mkdtempSync(join(tmpdir(), "matchwell-nodes-"));
const rows: string[] = [];
let isAllGood = true;
try {
  for (const major of majors) {
    const node = install(major);
    const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
    console.log(`\n=== Node ${version}`);
    const { passed, failed } = runTests(node);
    if (passed === 0 || failed > 0) isAllGood = false;
    rows.push(`Node ${version}: ${passed} passed, ${failed} failed`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${rows.join("\n")}`);
process.exitCode = isAllGood ? 0 : 1;

/** Installs the newest release of a major version into the folder; returns its binary. */
function install(major: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const listed = execFileSync("npm", ["view", `${name}@${major}`, "version", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [newest] = [JSON.parse(listed) as string | string[]]
    .flat()
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const place = join(folder, major);
  execFileSync("npm", ["install", "--silent", "--prefix", place, `${name}@${newest}`], {
    stdio: "ignore",
  });
  return join(place, "node_modules", name, "bin", "node");
}

function runTests(node: string): { passed: number; failed: number } {
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const { status } = spawnSync(
    node,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    {
      stdio: "inherit",
      // Processes started by the tests use the same Node.
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
    },
  );
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
    const failed = report.numFailedTests ?? 0;
    return {
      passed: report.numPassedTests ?? 0,
      failed: status !== 0 && failed === 0 ? 1 : failed,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
