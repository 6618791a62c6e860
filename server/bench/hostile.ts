// Promise: hostile input over every route brings no 5xx, no stack and no SQL in a reply, no lasting
// change of state, and the next healthy request is right; memory grows by less than a tenth.
//
//   npm run bench -- hostile [requests]      (10,000)
//
// Longer than 200 lines: the lists of routes, names and texts are most of it.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { PASSWORD, scratchFolder, startServer, unlock } from "./server-process";

const total = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 25;

const folder = scratchFolder();
const server = await startServer({ DATA_DIR: folder.path, TRUST_PROXY: "1" });
const cookie = (await unlock(server.url))!;

const paths = fc.constantFrom(
  "/api/recommendations",
  "/api/recommendations/suggestions",
  "/api/recommendations/email",
  "/api/bed-options",
  "/api/contact",
  "/api/safari/counts",
  "/api/safari/brands",
  "/api/safari/products",
  "/api/safari/favorites/email",
  "/api/admin/session",
  "/api/admin/sleep-styles",
  "/api/admin/bed-products",
  "/api/admin/outbox",
  "/api/embed/unlock",
  "/api/embed-settings",
  "/api/verify-password",
  "/api/finder-sessions",
  "/api/finder-sessions/98328a9a-fefa-58b7-8f46-1bfae0092ee5",
  "/pictures/beds/hybrid/queen/3/7.svg",
  "/pictures/beds/hybrid/queen/3/7.png",
  "/pictures/beds/x/../../etc/passwd",
  "/",
  "/sitemap.xml",
  "/api/%00",
  "/api/%E0%A4%A",
  "/dialabed",
  "/assets/../../package.json",
);
const names = fc.oneof(
  fc.constantFrom(
    "sleepStyle",
    "bedSize",
    "minPrice",
    "features",
    "client",
    "__proto__",
    "constructor[prototype]",
    "a[b][c]",
    "toString",
  ),
  fc.string({ maxLength: 12 }),
);
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "' or 1=1 --",
    "${7*7}",
    "<script>",
    "\u0000",
    "\ud800",
    "1e999",
    "-0",
    "NaN",
    "%",
    "../../",
    "queen",
  ),
  fc.integer({ min: 1, max: 3_000 }).map((length) => "x".repeat(length)),
);
const requests = fc.record({
  path: paths,
  method: fc.constantFrom(
    "GET",
    "GET",
    "POST",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "HEAD",
  ),
  query: fc.array(fc.tuple(names, texts), { maxLength: 5 }),
  body: fc.oneof(
    fc.constant(undefined),
    fc.json({ maxDepth: 6 }),
    fc.json().map((json) => json.slice(0, -1)),
    fc.constant(`{"__proto__":{"admin":true},"app":"dialabed","password":"x"}`),
    fc.constant("[".repeat(8_000)),
    fc
      .record({ app: texts, password: texts, data: fc.object() })
      .map((value) => JSON.stringify(value)),
    fc
      .record({
        email: texts,
        name: texts,
        message: texts,
        results: fc.array(fc.object(), { maxLength: 3 }),
        shareUrl: texts,
      })
      .map((value) => JSON.stringify(value)),
  ),
  type: fc.constantFrom(
    "application/json",
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-7",
  ),
  origin: fc.constantFrom(undefined, "https://evil.example", "null"),
});

const TELLING = /node_modules|\bat .+:\d+:\d+|\bselect .+ from\b|insert into|\bSQLSTATE\b|ENOENT/i;
let failures = 0;
let leaks = 0;
let changes = 0;
const statuses = new Map<number, number>();
const before = await state();
let memoryBefore = 0;

const samples = fc.sample(requests, total);
for (let at = 0; at < samples.length; at += AT_ONCE) {
  await Promise.all(samples.slice(at, at + AT_ONCE).map(send));
  // The first fifth warms the process up; growth counts from there.
  if (memoryBefore === 0 && at > total / 5) memoryBefore = residentMegabytes();
}
const memoryAfter = residentMegabytes();
if ((await state()) !== before) changes += 1;
const isWell = (await unlock(server.url)) !== undefined;
await server.end("SIGTERM");
folder.remove();

const counted = [...statuses]
  .sort((a, b) => a[0] - b[0])
  .map(([status, count]) => `${count} × ${status}`);
console.log(
  `${total} hostile requests: ${failures} answered 5xx or not at all, ${leaks} told too much, ${changes} changes of state; ` +
    `healthy after it: ${isWell ? "yes" : "no"}; resident ${memoryBefore} → ${memoryAfter} MB\n(${counted.join(", ")})`,
);
if (failures + leaks + changes > 0 || !isWell) process.exitCode = 1;

async function send({
  path,
  method,
  query,
  body,
  type,
  origin,
}: (typeof samples)[number]): Promise<void> {
  const search = query.map(([name, text]) => `${encode(name)}=${encode(text)}`).join("&");
  const hasBody = body !== undefined && !["GET", "HEAD"].includes(method);
  try {
    const reply = await fetch(`${server.url}${path}?${search}`, {
      method,
      redirect: "manual",
      headers: {
        cookie,
        ...(hasBody && { "Content-Type": type }),
        ...(origin && { Origin: origin }),
        // From everywhere, so that the throttles do not hide what lies behind them.
        "X-Forwarded-For": `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
      },
      body: hasBody ? body : undefined,
    });
    const text = await reply.text();
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500) {
      failures += 1;
      console.log(method, path, reply.status, text.slice(0, 200));
    }
    if (reply.headers.get("content-type")?.includes("json") && TELLING.test(text)) leaks += 1;
  } catch (error) {
    failures += 1;
    console.log(method, path, String(error));
  }
}

/** What shoppers see: it must be the same before and after. */
async function state(): Promise<string> {
  const fresh = await fetch(`${server.url}/api/verify-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ app: "dialabed", password: PASSWORD }),
  });
  const own = fresh.headers.get("set-cookie")!.split(";")[0]!;
  const urls = ["/api/bed-options", "/api/recommendations?bedSize=queen", "/api/embed-settings"];
  const bodies = await Promise.all(
    urls.map(async (url) => (await fetch(server.url + url, { headers: { cookie: own } })).text()),
  );
  return bodies.join("\n");
}

function encode(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
