import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../../testing/mail-server";
import { PASSWORD, scratchFolder, STAFF_PASSWORD, startServer } from "../server-process";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How soon all must be as if the clock had never been wrong. */
const PATIENCE_MS = 150_000;

/** Lets a process live a day later: its database, too, which asks the same clock. */
const AHEAD = `const Real = Date; globalThis.Date = class extends Real {
  constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ${DAY_MS}); }
  static now() { return Real.now() + ${DAY_MS}; }
};`;

/**
 * Lets a server that lives a day ahead leave behind mails that wait for their next try, mails that it was sending
 * when it was killed, and limits that are reached; then starts one by the right clock. Nothing may be held for a
 * day.
 */
export async function tryClockSetBack(): Promise<{ line: string; broken: string[] }> {
  const folder = scratchFolder();
  const smtp = await startMailServer();
  const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url, CONTACT_EMAIL: "owner@example.com" };
  const broken: string[] = [];
  const expect = (name: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) broken.push(`${name}: ${String(found)} and not ${String(wanted)}`);
  };
  const guess = (url: string, password: string) =>
    post(url, "/api/verify-password", { app: "dialabed", password }, "10.0.1.1");
  const write = (url: string, n: number) => post(url, "/api/contact", message(n), "10.0.0.1");

  const ahead = await startServer({
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(AHEAD)}`,
  });
  for (let n = 0; n < 10; n++) expect("a wrong password", await guess(ahead.url, "wrong"), 401);
  expect("a password too many", await guess(ahead.url, PASSWORD), 429);
  const tomorrow = await staffOf(ahead.url);
  smtp.behaviour = "not now";
  for (let n = 1; n < 10; n++) expect(`message ${n}`, await write(ahead.url, n), 201);
  const arePutOff = await until(async () => (await tomorrow()).every(isPutOff));
  smtp.behaviour = "hang";
  expect("message 10", await write(ahead.url, 10), 201);
  const isOnItsWay = await until(async () => (await tomorrow()).some(isSending));
  if (!arePutOff || !isOnItsWay) broken.push("no mail waited, or none was on its way");
  expect("a message too many", await write(ahead.url, 11), 429);
  const left = await tomorrow();
  await ahead.end("SIGKILL");

  smtp.behaviour = "accept";
  const now = await startServer(env);
  const startedAt = performance.now();
  expect("the right password, by the right clock", await guess(now.url, PASSWORD), 200);
  expect("a message, by the right clock", await write(now.url, 12), 201);
  const today = await staffOf(now.url);
  const sent = async () => (await today()).filter(({ status }) => status === "sent").length;
  await until(async () => (await sent()) > left.length);
  const seconds = (performance.now() - startedAt) / 1_000;
  expect("mails sent", await sent(), left.length + 1);
  await now.end("SIGTERM");
  await smtp.close();
  folder.remove();
  return {
    line: `clock set back by a day: ${left.length + 1} mails (${left.filter(isSending).length} on their way, ${left.filter(isPutOff).length} put off by a try), all sent after ${seconds.toFixed(0)} s; 2 limits that were reached, ${broken.length === 0 ? "both begun" : "not both begun"} anew`,
    broken,
  };
}

interface ShownMail {
  status: string;
  attempts: number;
}

const isPutOff = ({ status, attempts }: ShownMail) => status === "queued" && attempts > 0;
const isSending = ({ status }: ShownMail) => status === "sending";

const message = (n: number) => ({
  name: "Thandi",
  email: `thandi${n}@example.com`,
  message: `Which bed suits two people who are ${150 + n} cm tall?`,
});

const headersFrom = (address: string) => ({
  "Content-Type": "application/json",
  "X-Forwarded-For": address,
});

/** The status of the answer. */
async function post(url: string, path: string, body: unknown, from: string): Promise<number> {
  const headers = headersFrom(from);
  return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

/** Signs in, and returns what lists the outbox. */
async function staffOf(url: string): Promise<() => Promise<ShownMail[]>> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: headersFrom("10.0.9.9"),
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return async () => {
    const reply = await fetch(`${url}/api/admin/outbox?pageSize=100`, { headers: { cookie } });
    return ((await reply.json()) as { items: ShownMail[] }).items;
  };
}

/** Waits for it, within reason; whether it came. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (await isSo()) return true;
    await sleep(200);
  }
  return false;
}
