// Promise: a CSV is never refused because the database plans badly, nobody waits while one is taken, and what is killed
// in the middle leaves nothing half done.
// Five files in a row (new, the same, every second row changed, the same, all changed) go into a fresh database:
// beds, products with variants, and a list. The database has statistics as they come, made after each file, or stale
// on purpose: made while the tables were empty, or had a few rows of another import, and never again (the largest files
// with two of these). Then the server is killed (SIGKILL) while it takes a file, at moments spread over the whole
// import; the file is sent again at once.
// After each file the report's numbers are compared with what the file makes of the table, and the table, as staff
// export it, with an oracle. Meanwhile `/healthz` is asked: the slowest answer is the longest stall.
//
//   npm run bench -- import [rows…]      (5000 20000 100000; the embedded database, and lists, take 20,000 at most)
import { hasPooler, POOLER_MISSING } from "../testing/pooler";
import { hasPostgres, POSTGRES_MISSING, startPostgres } from "../testing/postgres-server";
import { kinds, type Kind } from "./import/goods";
import { embeddedSite, postgresSite, type Site } from "./import/site";
import {
  asTheyCome,
  everyStatistics,
  statisticsOfLarge,
  type Statistics,
} from "./import/statistics";
import { takeAndKill, takeInARow, type Tried } from "./import/try-files";
import { removingLeftovers, type Leftovers } from "./run-where-installed";

const MAX_EMBEDDED_ROWS = 20_000;
/** An import is killed at so many moments; of the largest files at fewer, as each takes longest. */
const KILLS = 4;
const KILLS_OF_LARGE = 2;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [5_000, 20_000, 100_000];
const sum = { imports: 0, refused: 0, miscounted: 0, wrong: 0, kills: 0, halfApplied: 0 };

if (hasPostgres()) {
  await removingLeftovers(async (leftovers) => {
    const postgres = await startPostgres();
    leftovers.push(() => postgres.stop());
    for (const rows of sizes) {
      const statistics = rows > MAX_EMBEDDED_ROWS ? statisticsOfLarge : everyStatistics;
      await tryAll("PostgreSQL", rows, statistics, (scope) => postgresSite(scope, postgres.url));
    }
    if (!hasPooler()) console.log(`not run: ${POOLER_MISSING}`);
    else {
      await tryAll("PostgreSQL through pgbouncer", sizes.at(0)!, [asTheyCome], (scope) =>
        postgresSite(scope, postgres.url, "through a pooler"),
      );
    }
  });
} else console.log(`not run: ${POSTGRES_MISSING}`);

for (const rows of sizes.filter((each) => each <= MAX_EMBEDDED_ROWS)) {
  await tryAll("embedded", rows, everyStatistics, embeddedSite);
}
console.log(
  `in all: ${sum.imports} imports, ${sum.refused} refused, ${sum.miscounted} counted wrongly, ${sum.wrong} wrong tables; ` +
    `${sum.kills} kills, ${sum.halfApplied} half applied`,
);
if (sum.refused + sum.miscounted + sum.wrong + sum.halfApplied > 0) process.exitCode = 1;

async function tryAll(
  database: string,
  rows: number,
  statistics: readonly Statistics[],
  open: (leftovers: Leftovers) => Promise<Site>,
): Promise<void> {
  const tried = kinds.filter(({ most }) => rows <= most);
  const what = (kind: Kind) => `${database}, ${rows.toLocaleString("en")} rows of ${kind.name}`;
  for (const [at, each] of statistics.entries()) {
    await removingLeftovers(async (leftovers) => {
      const site = await open(leftovers);
      const taken = await takeInARow(site, tried, rows, each);
      for (const [kind, sums] of taken) say(`${what(kind)}, ${each.name}`, sums);
      if (at < statistics.length - 1) return;
      for (const kind of tried) await kill(what(kind), site, kind, rows);
    });
  }
}

async function kill(what: string, site: Site, kind: Kind, rows: number): Promise<void> {
  const kills = rows > MAX_EMBEDDED_ROWS ? KILLS_OF_LARGE : KILLS;
  const killed = await takeAndKill(site, kind, rows, kills);
  sum.kills += kills;
  sum.halfApplied += killed.halfApplied;
  say(
    `${what}, ${kills} times killed (${killed.done} were done, ${killed.halfApplied} half applied)`,
    killed,
  );
}

function say(what: string, tried: Tried): void {
  const { imports, refused, miscounted, wrong, longestMs, stallMs } = tried;
  sum.imports += imports;
  sum.refused += refused.length;
  sum.miscounted += miscounted;
  sum.wrong += wrong;
  const stall = stallMs > 0 ? `, longest stall ${Math.round(stallMs)} ms` : "";
  console.log(
    `${what}: ${imports} imports, ${refused.length} refused, ${miscounted} counted wrongly, ${wrong} wrong tables; ` +
      `slowest ${(longestMs / 1000).toFixed(1)} s${stall}`,
  );
  for (const each of new Set(refused)) console.log(`  ${each}`);
}
