// Counts the files and lines of TypeScript of another commit and of this one: what runs in production, tests and what they stand on,
// and the programs that measure. What moved into data (JSON, CSV, Markdown, SQL) is told apart: it is not gone.
//
//   npm run bench -- lines <commit>
import { execFileSync } from "node:child_process";
import { projectRoot } from "../platform/process/project-root";

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  console.error("Name the commit to compare with.");
  process.exit(1);
}

const KINDS = ["production", "tests", "programs", "data"] as const;
type Kind = (typeof KINDS)[number];

const TESTS = /\.test\.tsx?$|(^|\/)(testing|e2e|fixtures)\//;
const PROGRAMS = /^(server\/bench|\.ci)\//;

function kindOf(file: string): Kind {
  if (!/\.tsx?$/.test(file)) return "data";
  if (PROGRAMS.test(file)) return "programs";
  return TESTS.test(file) ? "tests" : "production";
}

/** The lines of each kind, and of what runs in production by folder. */
interface Counted {
  kinds: Map<string, number>;
  /** Files of each kind, and those in production that are under 15 lines. */
  files: Map<string, number>;
  folders: Map<string, number>;
}

function countedAt(at: string): Counted {
  const files = ["*.ts", "*.tsx", "*.json", "*.csv", "*.md", "*.sql", ":!package-lock.json"];
  const listed = execFileSync("git", ["grep", "-c", "", at, "--", ...files], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const counted: Counted = { kinds: new Map(), files: new Map(), folders: new Map() };
  for (const line of listed.trim().split("\n")) {
    const [, file, lines] = /^[^:]+:(.+):(\d+)$/.exec(line)!;
    const kind = kindOf(file!);
    add(counted.kinds, kind, Number(lines));
    add(counted.files, kind, 1);
    if (kind === "production" && Number(lines) < 15) add(counted.files, "under 15 lines", 1);
    if (kind === "production") {
      add(counted.folders, file!.split("/").slice(0, 3).slice(0, -1).join("/"), Number(lines));
    }
  }
  return counted;
}

function add(to: Map<string, number>, name: string, lines: number): void {
  to.set(name, (to.get(name) ?? 0) + lines);
}

function tell(name: string, before: number, now: number): void {
  const difference = now - before;
  const signed = difference > 0 ? `+${difference}` : String(difference);
  console.log(
    `${name.padEnd(28)} ${String(before).padStart(7)} ${String(now).padStart(7)} ${signed}`,
  );
}

const [before, now] = [countedAt(commit), countedAt("HEAD")];
console.log(`${"lines".padEnd(28)} ${commit.slice(0, 7).padStart(7)}    HEAD`);
for (const kind of KINDS) tell(kind, before.kinds.get(kind) ?? 0, now.kinds.get(kind) ?? 0);
console.log("files");
for (const kind of [...KINDS, "under 15 lines"]) {
  tell(kind, before.files.get(kind) ?? 0, now.files.get(kind) ?? 0);
}
console.log("lines in production, by folder");
const folders = new Set([...before.folders.keys(), ...now.folders.keys()]);
for (const folder of [...folders].sort()) {
  const [then, present] = [before.folders.get(folder) ?? 0, now.folders.get(folder) ?? 0];
  if (then !== present) tell(`  ${folder}`, then, present);
}
