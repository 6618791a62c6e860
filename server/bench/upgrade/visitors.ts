import { setTimeout as sleep } from "node:timers/promises";
import { request, type Asked, type Reply } from "../faults/request";
import { FIREARM_PASSWORD, PASSWORD, STAFF_PASSWORD } from "../server-process";

/** Visitors who meet servers of both versions by turns. */
export interface Visitors {
  /** Ends them, and asks once more with everything that a sign-in or unlock gave. */
  stop: () => Promise<VisitorsSeen>;
}

interface VisitorsSeen {
  requests: number;
  /** Sessions and tokens that were given. */
  given: number;
  /** Refusals of one of them, with a description. */
  signedOut: string[];
  /** Files of pages that were asked for. */
  files: number;
  missingFiles: string[];
  /** Every other answer that is not right. */
  wrong: string[];
}

const PAUSE_MS = 50;
const STAFF_PAUSE_MS = 1_500;
const RETRY_PAUSE_MS = 100;
const MAX_TRIES = 200;
const FILE = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** What a visitor holds, and what must answer to it. */
type Held = readonly [asked: Asked, path: string];

/** Starts shoppers who unlock both finders in one session, staff who sign in, and pages with their files. */
export function startVisitors(url: string): Visitors {
  const seen: VisitorsSeen = {
    ...{ requests: 0, given: 0, files: 0 },
    ...{ signedOut: [], missingFiles: [], wrong: [] },
  };
  const held: Held[] = [];
  let isOver = false;

  /** Asks again while a server is away, as browsers and people do. */
  const ask = async (path: string, asked: Asked = {}): Promise<Reply> => {
    for (let tries = 1; ; tries++) {
      seen.requests += 1;
      const reply = await request(url + path, asked).catch(() => undefined);
      const isAway = reply === undefined || [502, 503, 504].includes(reply.status);
      if (!isAway || tries === MAX_TRIES) return reply ?? NO_REPLY;
      await sleep(RETRY_PAUSE_MS);
    }
  };
  const show = async ([asked, path]: Held) => {
    const { status } = await ask(path, asked);
    if (status === 401 || status === 403) seen.signedOut.push(`${path}: ${status}`);
    else if (status !== 200) seen.wrong.push(`${path}: ${status}`);
  };
  const keep = async (...fresh: Held[]) => {
    seen.given += fresh.length;
    held.push(...fresh);
    for (const each of fresh) await show(each);
  };
  const give = async (path: string, body: unknown, cookie = "") => {
    const reply = await ask(path, { method: "POST", body, cookie });
    if (reply.status !== 200) seen.wrong.push(`${path}: ${reply.status} ${reply.text}`);
    return reply.status === 200 ? reply : undefined;
  };

  const shopper = async () => {
    const bed = await give("/api/verify-password", { app: "dialabed", password: PASSWORD });
    if (!bed) return;
    const { token } = JSON.parse(bed.text) as { token: string };
    await keep([{ token }, BEDS]);
    await show([{ cookie: bed.cookie }, BEDS]);
    // The session gets another id, maybe from the other version, and must keep what it had.
    const second = { app: "safarioutdoor", password: FIREARM_PASSWORD };
    const both = await give("/api/verify-password", second, bed.cookie);
    if (!both) return;
    const { cookie } = both;
    await keep([{ cookie }, BEDS], [{ cookie }, FIREARMS]);
    await show(held[Math.floor(Math.random() * held.length)]!);
  };
  const staff = async () => {
    const signIn = { username: "admin", password: STAFF_PASSWORD };
    const reply = await give("/api/admin/session", signIn);
    if (reply) await keep([{ cookie: reply.cookie }, "/api/admin/sleep-styles"]);
  };
  const page = async () => {
    const { text } = await ask("/dialabed");
    const named = new Set(text.match(FILE) ?? []);
    for (const name of [...named].filter((each) => each.endsWith(".js"))) {
      const file = await ask(name);
      for (const [more] of file.text.matchAll(/[\w-]+-[\w-]{8}\.js/g)) named.add(`/assets/${more}`);
    }
    for (const name of named) {
      seen.files += 1;
      const { status } = await ask(name);
      if (status !== 200) seen.missingFiles.push(`${name}: ${status}`);
    }
  };
  const again = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work();
      await sleep(pauseMs);
    }
  };
  const all = [
    ...Array.from({ length: 6 }, () => again(shopper, PAUSE_MS)),
    again(staff, STAFF_PAUSE_MS),
    again(page, PAUSE_MS),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      for (const each of held) await show(each);
      return seen;
    },
  };
}

const BEDS = "/api/bed-options";
const FIREARMS = "/api/safari/products?purpose=hunting";
const NO_REPLY: Reply = { status: 0, text: "no reply", retryAfter: undefined, cookie: "" };
