// Promise: no flood of posts closes the contact form or the mails to others. From one address, one /64, one
// /56, one /48 and ten IPv4 addresses, one after the other against the same server within one day, thousands of messages
// and mails are sent; after each flood a visitor elsewhere writes and asks for a mail, and both arrive at the
// mail server. What is over is held, and no more rows wait than the bound allows.
//
// An answer of 503 (busy) is told and no failure: the flood is as fast as the machine.
//
//   npm run bench -- flood-posts [posts of each flood]      (300)
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_SUSPECTED } from "../platform/database/rows";
import { startMailServer } from "../testing/mail-server";
import { hasPostgres, startPostgres } from "../testing/postgres-server";
import {
  scratchDatabase,
  scratchFolder,
  STAFF_PASSWORD,
  startServer,
  unlock,
} from "./server-process";

const posts = Number(process.argv[2] ?? 300);
const CONCURRENCY = 16;
const ARRIVAL_TIMEOUT_MS = 60_000;

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
/** The address of the nth post of each flood. */
const floods: Record<string, (n: number) => string> = {
  "one address": () => "198.51.100.9",
  "one /64": (n) => `2001:db8:a:1::${hex(n, 4)}`,
  "one /56": (n) => `2001:db8:b:1${hex(n % 256, 2)}::${hex(n, 4)}`,
  "one /48": (n) => `2001:db8:c:${hex(n % 65_536, 4)}::1`,
  "ten IPv4 addresses": (n) => `203.${n % 10}.113.7`,
};

const folder = scratchFolder();
await flood("embedded", { DATA_DIR: folder.path });
folder.remove();
if (hasPostgres()) {
  const postgres = await startPostgres();
  await flood("PostgreSQL", { DATABASE_URL: await scratchDatabase(postgres.url, "bench_posts") });
  postgres.stop();
} else console.log("PostgreSQL: not run, none was found");

async function flood(database: string, env: Record<string, string>): Promise<void> {
  const smtp = await startMailServer();
  const server = await startServer({
    ...env,
    SMTP_URL: smtp.url,
    MAIL_FROM: "finder@shop.example",
    CONTACT_EMAIL: "owner@shop.example",
  });
  const cookie = (await unlock(server.url))!;
  const found = await fetch(`${server.url}/api/recommendations?sleepStyle=side`, {
    headers: { cookie },
  });
  const [bed] = (await found.json()) as { id: string }[];

  const post = async (path: string, from: string, body: object): Promise<number> => {
    const reply = await fetch(server.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": from, cookie },
      body: JSON.stringify(body),
    });
    await reply.arrayBuffer();
    return reply.status;
  };
  const write = (from: string, email: string) =>
    post("/api/contact", from, { name: "Zoë", email, message: `I am ${email}`, elapsedMs: 9_000 });
  const ask = (from: string, email: string) =>
    post("/api/recommendations/email", from, {
      name: "Thandi",
      email,
      preferences: { sleepStyle: "side" },
      results: [{ id: bed!.id }],
      shareUrl: `${server.url}/dialabed`,
    });
  /** Whether both mails of somebody were accepted by the mail server. */
  const haveArrived = (email: string) =>
    smtp.accepted.some(({ recipients }) => recipients.includes(email)) &&
    smtp.accepted.some(
      ({ recipients, text }) =>
        recipients.includes("owner@shop.example") && text?.includes(`I am ${email}`),
    );

  let isKept = true;
  for (const [at, [what, addressOf]] of Object.entries(floods).entries()) {
    const statuses = new Map<number, number>();
    const numbers = Array.from({ length: posts }, (_, n) => n).values();
    const worker = async () => {
      for (const n of numbers) {
        for (const send of [write, ask]) {
          const status = await send(addressOf(n), `p${n}@flood${at}.example`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));

    const visitor = `visitor${at}@shop.example`;
    const from = `192.0.${at}.77`;
    const answers = [await write(from, visitor), await ask(from, visitor)];
    const until = performance.now() + ARRIVAL_TIMEOUT_MS;
    while (!haveArrived(visitor) && performance.now() < until) await sleep(50);
    const isWell = answers.join() === "201,202" && haveArrived(visitor);
    const isFlawed = [...statuses.keys()].some((status) => ![201, 202, 429, 503].includes(status));
    isKept &&= isWell && !isFlawed;
    const told = [...statuses].sort(([a], [b]) => a - b).map(([each, of]) => `${of} × ${each}`);
    console.log(
      `${database}, ${what}: ${posts * 2} posts (${told.join(", ")}); then a visitor: ${answers.join(" and ")}, ${haveArrived(visitor) ? "both mailed" : "NOT MAILED"}`,
    );
  }
  const waiting = await suspectedIn(server.url);
  console.log(
    `${database}: ${smtp.accepted.length} mails went out; held as suspected: ${waiting.mails} mails, ${waiting.messages} messages (at most ${MAX_SUSPECTED} each)`,
  );
  isKept &&= Math.max(waiting.mails, waiting.messages) <= MAX_SUSPECTED + CONCURRENCY;
  await server.end("SIGTERM");
  await smtp.close();
  if (!isKept) process.exitCode = 1;
}

/** What staff see of it. */
async function suspectedIn(url: string): Promise<{ mails: number; messages: number }> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0]!)
    .join("; ");
  const total = async (path: string) => {
    const reply = await fetch(`${url}/api/admin/${path}?status=suspected`, { headers: { cookie } });
    return ((await reply.json()) as { total: number }).total;
  };
  return { mails: await total("outbox"), messages: await total("messages") };
}
