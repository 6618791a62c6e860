// Promise: what an earlier version kept comes up whole in this one. For each of these commits its server fills a database
// (the demonstration, what staff do, messages), which is changed at random; then every row is read. This checkout's
// server starts on it, and on what it restores from a backup that the earlier version wrote, where that can: each row
// has to be there still, by the columns that both have, and what staff and shoppers ask for is answered.
//
//   npm run bench -- earlier [commit…]      (those of `earlier/commits.json`, one or more of each day: some 5 minutes)
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "../platform/process/project-root";
import { withDatabase } from "../testing/database-url";
import { startPostgres } from "../testing/postgres-server";
import { checkOut } from "./checkout";
import commits from "./earlier/commits.json";
import { fill } from "./earlier/fill";
import { keptIn, missingIn, type Kept } from "./earlier/kept-rows";
import { UNEVEN } from "./equality/uneven";
import { removingLeftovers, type Leftovers } from "./run-where-installed";
import {
  scratchDatabase,
  scratchFolder,
  spawnServer,
  STAFF_PASSWORD,
  startServer,
  untilReady,
  unlock,
} from "./server-process";

const MAX_SHOWN = 5;
const STAFF_PAGES = [
  "attributes",
  "audit",
  "bed-products",
  "bed-sizes",
  "catalogues",
  "embed-settings",
  "finders",
  "firearm-products",
  "messages",
  "outbox",
  "product-lists",
  "team",
];
const SHOPPER_PAGES = ["/api/recommendations?bedSize=queen", "/api/bed-options"];

let wrong = 0;
for (const commit of process.argv.length > 2 ? process.argv.slice(2) : commits) {
  await removingLeftovers((leftovers) => compare(commit, leftovers));
}
console.log(wrong === 0 ? "Everything is there." : `${wrong} things are missing or wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;

async function compare(commit: string, leftovers: Leftovers): Promise<void> {
  const checkout = checkOut(commit, "with its client");
  leftovers.push(checkout.remove);
  checkout.build();
  const postgres = await startPostgres();
  leftovers.push(postgres.stop);
  const name = `bench_earlier_${process.pid}`;
  const original = await scratchDatabase(postgres.url, name);

  const former = await untilReady(await spawnServer({ DATABASE_URL: original }, checkout.root));
  const done = await fill(former.url);
  await former.end("SIGTERM");
  const kept = await using(original, async (client) => {
    await client.query(UNEVEN);
    return keptIn(client);
  });
  const rows = [...kept.values()].reduce((sum, each) => sum + each.rows.length, 0);

  const folder = scratchFolder();
  leftovers.push(folder.remove);
  const file = join(folder.path, "earlier.backup");
  const hasBackups = existsSync(join(checkout.root, "dist/server/data.js"));
  if (hasBackups) data(checkout.root, "backup", file, original);

  await using(postgres.url, (client) =>
    client.query(`create database ${name}_now template ${name}`),
  );
  const found = await lookAt(withDatabase(postgres.url, `${name}_now`), kept);
  let restored = "no backups then";
  if (hasBackups) {
    const url = await scratchDatabase(postgres.url, `${name}_restored`);
    data(projectRoot, "restore", file, url);
    restored = `restored: ${await lookAt(url, kept)}`;
  }
  console.log(
    `${commit}: ${kept.size} tables, ${rows.toLocaleString("en")} rows, ${done} calls; started on: ${found}; ${restored}`,
  );
}

/** Starts this checkout's server on a database, and says what is missing or not answered. */
async function lookAt(url: string, kept: Kept): Promise<string> {
  const server = await startServer({ DATABASE_URL: url });
  const answers = await complaints(server.url);
  await server.end("SIGTERM");
  const missing = await using(url, (client) => missingIn(client, kept));
  wrong += missing.length + answers.length;
  for (const each of [...missing.slice(0, MAX_SHOWN), ...answers]) console.log(`- ${each}`);
  return `${missing.length} rows missing, ${answers.length} pages not answered`;
}

async function complaints(url: string): Promise<string[]> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const staff = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const shopper = (await unlock(url)) ?? "";
  const asked = [
    ...STAFF_PAGES.map((page) => [`/api/admin/${page}`, staff] as const),
    ...SHOPPER_PAGES.map((page) => [page, shopper] as const),
  ];
  const said = await Promise.all(
    asked.map(async ([path, cookie]) => {
      const { status } = await fetch(url + path, { headers: { cookie } });
      return status === 200 ? [] : [`${path}: ${status}`];
    }),
  );
  return said.flat();
}

/** Runs the command of a checkout that writes or reads backups. */
function data(root: string, command: "backup" | "restore", file: string, url: string): void {
  execFileSync(process.execPath, [join(root, "dist/server/data.js"), command, file], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function using<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
