// Promises, on the built server and over HTTP, with the costliest documents that staff can store or publish:
//
// - counts of 500 options, never asked before, all 20 questions answered, musts in every option, in under 20 ms with
//   15,000 products and under 100 ms with up to 100,000 (variants are products, too); beside a list with the same answers;
// - 32 anonymous connections that ask such questions without a pause stop nobody, and neither does a viewer who asks as
//   many previews and checks at once: the event loop waits less than 50 ms (99 of 100), health takes less than 100 ms,
//   another finder's shoppers wait less than 250 ms, and nobody who asks an ordinary question is refused.
//
// Documents that the check does not let pass are tried as drafts alone.
//
//   npm run bench -- costly [products] [variants of each] [seconds a document] [--only part of a slug] [--embedded]
//                                             (15000 1 60; on PostgreSQL; with 0 seconds only the counts are measured)
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../testing/postgres-server";
import { answerableIn, freshQuery } from "./costly/answers";
import { costlyDocuments, MUSTS, type Costly } from "./costly/documents";
import { askQuietly } from "./costly/quiet";
import { makeFinder, makeProducts, makeViewer, ORDINARY, staffCalls } from "./costly/site";
import { complaintsAbout, described, storm, type Flooder } from "./costly/storm";
import { watchMainThread } from "./hostile/main-thread";
import { signIn } from "./hostile/people";
import { removingLeftovers, type Leftovers } from "./run-where-installed";
import { scratchDatabase, scratchFolder, startServer } from "./server-process";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    embedded: { type: "boolean", default: false },
  },
});
const [products = 15_000, variants = 1, seconds = 60] = positionals.map(Number);
const ROUNDS = 60;
const MOST_OF_FEW = { rows: 15_000, ms: 20 };
const MOST_OF_MANY_MS = 100;
/** Between two floods: what was asked before is done, or given up. */
const PAUSE_MS = 3_000;

let missed = 0;
await removingLeftovers(measure);
console.log(missed === 0 ? "Every target met." : `${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;

async function measure(leftovers: Leftovers): Promise<void> {
  const mainThread = await watchMainThread();
  const server = await startServer({ ...mainThread.env, ...(await database(leftovers)) });
  leftovers.push(() => server.end("SIGTERM"));
  const { url } = server;
  const { admin } = await signIn(url);
  const call = staffCalls(url, admin);
  const took = await makeProducts(call, products, variants);
  const on = options.embedded ? "the embedded database" : "PostgreSQL";
  const where = `${products.toLocaleString("en")} products × ${variants}`;
  console.log(`${where} on ${on}; their files took ${took.toFixed(0)} s`);
  const fault = await makeFinder(call, ORDINARY);
  if (fault !== undefined) throw new Error(`the ordinary finder is not published: ${fault}`);

  const made: (Costly & { isPublished: boolean })[] = [];
  for (const each of costlyDocuments().filter(({ slug }) => slug.includes(options.only))) {
    const kept = await makeFinder(call, each);
    made.push({ ...each, isPublished: kept === undefined });
    const kilobytes = Math.round(JSON.stringify(each.document).length / 1_000);
    const became = kept === undefined ? "published" : `a draft alone: ${kept}`;
    console.log(`${each.slug} (${each.what}; ${kilobytes} kB): ${became}`);
  }

  const musts = made.find(({ slug, isPublished }) => slug === MUSTS && isPublished);
  if (musts) {
    const { text, countsMs } = await askQuietly(url, MUSTS, answerableIn(musts.document), ROUNDS);
    const isFew = products * variants <= MOST_OF_FEW.rows;
    const most = isFew ? MOST_OF_FEW.ms : MOST_OF_MANY_MS;
    const complaints = countsMs < most ? [] : [`counts take ${countsMs.toFixed(1)} ms of ${most}`];
    tell(`${where}, one after the other: ${text}`, complaints);
  }
  if (!(seconds > 0)) return;

  // A server that has just begun reads all products first, and what each option leaves.
  for (const { slug, document } of [ORDINARY, ...made.filter(({ isPublished }) => isPublished)]) {
    const query = freshQuery("counts", answerableIn(document));
    for (const path of ["recommendations", `counts?${query}`]) {
      await (await fetch(`${url}/api/finders/${slug}/${path}`)).text();
    }
  }
  let network = 32;
  const flooded = async (each: (typeof made)[number], flooder: Omit<Flooder, "network">) => {
    const site = { url, mainThread, admin };
    const seen = await storm(site, each, { ...flooder, network: network++ }, seconds);
    tell(`${where}, ${each.what}, by ${flooder.by}: ${described(seen)}`, complaintsAbout(seen));
    await sleep(PAUSE_MS);
  };
  for (const each of made) if (each.isPublished) await flooded(each, { by: "anonymous" });
  for (const each of made) {
    // One who has had their share already would be refused at once.
    const cookie = await makeViewer(url, call, `viewer-${network}`);
    await flooded(each, { by: "a viewer", cookie });
  }
}

async function database(leftovers: Leftovers): Promise<Record<string, string>> {
  if (options.embedded) {
    const folder = scratchFolder();
    leftovers.push(folder.remove);
    return { DATA_DIR: folder.path };
  }
  const postgres = await startPostgres();
  leftovers.push(() => postgres.stop());
  return { DATABASE_URL: await scratchDatabase(postgres.url, "bench_costly") };
}

function tell(what: string, complaints: readonly string[]): void {
  missed += complaints.length;
  console.log(what);
  for (const each of complaints) console.log(`  MISSED: ${each}`);
}
