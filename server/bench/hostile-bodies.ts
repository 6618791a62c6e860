// Promise: no body keeps a server's main thread from others for 100 ms, on any operation that takes one, whoever
// sends it: megabytes of brackets, keys, commas and the like are refused before they are read, in replies of
// less than 20 kB that repeat at most ten names. Large files that a shop may have are taken, in turns that are as
// short: what they seem to hold, as a new catalog (tried), and an import (done) of 10 MB with 61 attributes.
//
//   npm run bench -- hostile-bodies [part of a path]      (every operation of the API's description)
import type { ApiDescription } from "../site/api-description/description";
import { hasPostgres, startPostgres } from "../testing/postgres-server";
import { filesOf } from "./costly/goods";
import { makeCatalogs, sendImportFile, staffCalls } from "./costly/site";
import { bodiesOf, largeFile, type HostileBody } from "./hostile/bodies";
import { watchMainThread } from "./hostile/main-thread";
import { signIn } from "./hostile/people";
import { scratchDatabase, scratchFolder, startServer } from "./server-process";
import { WORST } from "../finders/testing/costly/documents";

const only = process.argv[2] ?? "";
const MAX_TURN_MS = 100;
const MAX_NAMES = 10;
const MAX_REPLY_BYTES = 20_000;
/** Memory that is cleaned up counts, too, and not for every try. */
const TRIES = 3;
/** More than fit into a file of 10 MB. */
const MOST_ROWS = 20_000;

const folder = scratchFolder();
const postgres = hasPostgres() ? await startPostgres() : undefined;
const mainThread = await watchMainThread();
const server = await startServer({
  ...mainThread.env,
  ...(postgres
    ? { DATABASE_URL: await scratchDatabase(postgres.url, "bench_bodies") }
    : { DATA_DIR: folder.path }),
});
const people = await signIn(server.url);
let sent = 0;
let [longest, largest] = [0, 0];
let [longestOf, largestOf] = ["", ""];
const failures: string[] = [];

const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDescription;
let tried = 0;
for (const [template, operations] of Object.entries(described.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const types = Object.keys(operation.requestBody?.content ?? {});
    if (types.length === 0 || !template.includes(only)) continue;
    tried += 1;
    for (const type of types) {
      for (const body of bodiesOf(type)) await attempt(method.toUpperCase(), template, body);
    }
  }
}

const file = largeFile();
const uses = ["key", "name", "price", "left out", "left out", "left out"];
const columns = uses.map((use) => ({ use, separator: ",", decimal: "." }));
const plan = { id: "large", name: "Large", currency: "ZAR", columns };
const calls = staffCalls(server.url, people.admin);
await makeCatalogs(calls);
const [goods = ""] = filesOf(MOST_ROWS, 1);
const sentFile = await sendImportFile(calls, file);
const json = "application/json";
const large: [path: string, type: string, text: string][] = [
  [`/api/admin/import-files/${sentFile}/look`, json, "{}"],
  [`/api/admin/import-files/${sentFile}/import?dryRun=true`, json, JSON.stringify({ plan })],
  [`/api/admin/catalogues/${WORST}/products/import`, "text/csv", goods],
];
for (const [path, type, text] of large) {
  if (!path.includes(only)) continue;
  const bytes = Buffer.from(text);
  const what = `a file of ${(bytes.length / 1e6).toFixed(1)} MB`;
  const status = await attempt("POST", path, { what, type, bytes });
  if (status !== 200) failures.push(`${path}: a large file is answered ${status}`);
}

await server.end("SIGTERM");
postgres?.stop();
folder.remove();
for (const failure of failures.slice(0, 40)) console.log(`- ${failure}`);
console.log(
  `${sent} bodies for ${tried} operations on ${postgres ? "PostgreSQL" : "the embedded database"}: ${failures.length} failures; longest turn of the main thread ${longest.toFixed(0)} ms (${longestOf}; at most ${MAX_TURN_MS}); largest reply ${(largest / 1000).toFixed(1)} kB (${largestOf}; at most ${MAX_REPLY_BYTES / 1000})`,
);
if (failures.length > 0 || sent === 0) process.exitCode = 1;

async function attempt(method: string, template: string, body: HostileBody): Promise<number> {
  const path = template
    .replace("{slug}", "dialabed")
    .replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
  const what = `${method} ${template}, ${body.what}`;
  let turn = Infinity;
  let reply = { status: 0, text: "" };
  for (let tries = 0; tries < TRIES && turn > MAX_TURN_MS; tries++) {
    await mainThread.longest();
    reply = await send(method, path, body);
    turn = Math.min(turn, await mainThread.longest());
  }
  sent += 1;
  const size = Buffer.byteLength(reply.text);
  if (turn > longest) [longest, longestOf] = [turn, what];
  if (size > largest) [largest, largestOf] = [size, what];
  if (turn > MAX_TURN_MS) failures.push(`${what}: ${turn.toFixed(0)} ms (${reply.status})`);
  if (size > MAX_REPLY_BYTES) failures.push(`${what}: a reply of ${size} bytes (${reply.status})`);
  const names = namesIn(reply.text);
  if (names > MAX_NAMES) failures.push(`${what}: ${names} names repeated (${reply.status})`);
  if (reply.status >= 500) failures.push(`${what}: ${reply.status} ${reply.text.slice(0, 200)}`);
  return reply.status;
}

/** How many problems an error names, or how many of a body's names its sentence does. */
function namesIn(text: string): number {
  if (!text.startsWith("{")) return 0;
  const { errors, message } = JSON.parse(text) as { errors?: unknown[]; message?: unknown };
  const repeated = typeof message === "string" ? (message.match(/\b[ac]\d+\b/g) ?? []) : [];
  return Math.max(errors?.length ?? 0, repeated.length);
}

/** The reply; none where the server closed the connection before it had all of the body, as it may. */
async function send(
  method: string,
  path: string,
  { type, bytes }: HostileBody,
): Promise<{ status: number; text: string }> {
  const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  try {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        "Content-Type": type,
        "X-Forwarded-For": from,
        Cookie: path.startsWith("/api/admin") ? people.admin : people.shopper,
      },
      body: new Uint8Array(bytes),
    });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
