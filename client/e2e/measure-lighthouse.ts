// Promise: Lighthouse gives the landing page, the chooser and both locked finders at least 99 in each of
// its four categories, on its own phone (the median of several runs). The unlocked finders are measured,
// too; nothing is promised for these.
//
//   npm run measure:lighthouse [runs]      (5; downloads Lighthouse on its first run; prints the medians)
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@shared/testing/free-port";
import { findChromium } from "./chromium";
import { startSite } from "./embedding/site";

const LIGHTHOUSE = "lighthouse@12.8.2";
const MIN_MARK = 99;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Marks = Record<(typeof CATEGORIES)[number], number>;

/** The parts of Lighthouse's report that are used here. Scores run from 0 to 1; null means not scored. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const runs = Number(process.argv[2] ?? 5);
const password = (process.env.E2E_PASSWORD ??= "measure-twice");
const folder = mkdtempSync(join(tmpdir(), "matchwell-lighthouse-"));
const site = await startSite(await freePort());
let isReached = true;

try {
  measure("/");
  measure("/wizards");
  for (const [path, app] of [
    ["/dialabed", "dialabed"],
    ["/safari", "safarioutdoor"],
  ] as const) {
    measure(path);
    measure(path, await unlocked(app));
  }
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isReached ? 0 : 1;

/** Prints a page's median scores, and the audits that keep it below the promise. */
function measure(path: string, cookie?: string): void {
  const reports = Array.from({ length: runs }, () => tryReport(site.url + path, cookie));
  const medians = Object.fromEntries(
    CATEGORIES.map((id) => [id, median(reports.map((each) => mark(each, id)))]),
  ) as Marks;
  const text = CATEGORIES.map((id) => `${id} ${medians[id]}`).join(", ");
  console.log(`${path}${cookie ? " (unlocked)" : ""}: ${text}`);
  for (const id of CATEGORIES.filter((each) => medians[each] < MIN_MARK)) {
    if (!cookie) isReached = false;
    for (const line of shortfalls(reports.at(-1)!, id)) console.log(`    ${line}`);
  }
}

/** Lighthouse sometimes loses its own trace and says so; such a run is discarded. */
function tryReport(url: string, cookie?: string): Report {
  for (let triesLeft = 2; ; triesLeft--) {
    try {
      return report(url, cookie);
    } catch (error) {
      if (triesLeft === 0) throw error;
    }
  }
}

function report(url: string, cookie?: string): Report {
  const file = join(folder, "report.json");
  const flags = `--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`;
  execFileSync(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${flags}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function mark(from: Report, id: string): number {
  return Math.round(from.categories[id]!.score * 100);
}

function median(list: number[]): number {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
}

function shortfalls(from: Report, id: string): string[] {
  return from.categories[id]!.auditRefs.filter(({ weight }) => weight > 0)
    .map((each) => from.audits[each.id]!)
    .filter(({ score }) => score !== null && score < MIN_MARK / 100)
    .map(({ title, score, displayValue }) => `${score}: ${title} ${displayValue ?? ""}`);
}

/** The cookie of a shopper who entered a finder's password. */
async function unlocked(app: string): Promise<string> {
  const reply = await fetch(`${site.url}/api/verify-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ app, password }),
  });
  return reply.headers.getSetCookie()[0]!.split(";")[0]!;
}
