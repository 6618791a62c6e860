// Promise: a backup is whole. A database with many products and runs is written to a file and restored, embedded and
// on PostgreSQL, and moved from the one to the other; the checksums of all contents are compared.
//
//   npm run bench -- backup [products] [runs]      (100000 10000)
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUp, move, restore, type Outcome } from "../platform/backup/commands";
import { setUpMarker } from "../platform/boot/access-file";
import { openEmbedded } from "../platform/database/embedded";
import { seed } from "../specification/seed/seed";
import { startPostgres } from "../testing/postgres-server";
import { fill, onEmbedded } from "./load/products";
import { scratchDatabase, scratchFolder } from "./server-process";

const products = Number(process.argv[2] ?? 100_000);
const runs = Number(process.argv[3] ?? 10_000);

const folder = scratchFolder();
const place = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder.path, name) });
const postgres = await startPostgres();
const onPostgres = async (name: string) => ({
  databaseUrl: await scratchDatabase(postgres.url, name),
  dataDir: folder.path,
});

const source = place("source");
mkdirSync(source.dataDir);
const handle = await openEmbedded(source.dataDir, setUpMarker(source.dataDir));
await seed(handle.db, true);
await handle.close();
await onEmbedded(source.dataDir, async (run) => {
  // Half of them beds, half firearms.
  await fill(run, products / 2);
  await run("drop table demo_products");
  await run(
    `insert into finder_runs (slug, version, session_data)
     select 'bench', 1, jsonb_build_object('answers', n, 'text', repeat('answer ', 50)) from generate_series(1, ${runs}) n`,
  );
});

const contents = new Set<string>();
const embeddedFile = join(folder.path, "embedded.backup");
const postgresFile = join(folder.path, "postgres.backup");
await measure("embedded, backup", () => backUp(source, embeddedFile));
await measure("embedded, restore", () => restore(place("restored"), embeddedFile));
const first = await onPostgres("bench_moved");
await measure("embedded to PostgreSQL, move", () => move(source.dataDir, first.databaseUrl));
await measure("PostgreSQL, backup", () => backUp(first, postgresFile));
const second = await onPostgres("bench_restored");
await measure("PostgreSQL, restore", () => restore(second, postgresFile));
console.log(`checksums equal: ${contents.size === 1 ? "yes" : "no"}`);
console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
postgres.stop();
folder.remove();
process.exit(contents.size === 1 ? 0 : 1);

async function measure(name: string, work: () => Promise<Outcome>): Promise<void> {
  const before = performance.now();
  const { rows, bytes, contents: sum } = await work();
  contents.add(sum);
  const seconds = ((performance.now() - before) / 1_000).toFixed(1);
  const size = bytes === undefined ? "" : `, ${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${name}: ${rows.toLocaleString("en")} rows${size}, ${seconds} s`);
}
