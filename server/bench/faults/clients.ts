import { setTimeout as sleep } from "node:timers/promises";
import { PASSWORD, STAFF_PASSWORD } from "../server-process";
import { request, type Asked, type Reply } from "./request";

/** The combined results of all clients. */
export interface Seen {
  requests: number;
  /** Writes answered with success, sessions included. */
  acknowledged: number;
  /** Acknowledged writes that are missing afterwards, sessions included. */
  lost: number;
  /** Sessions that were unlocked. */
  sessions: number;
  lostSessions: number;
  /** Answers of 503 with `Retry-After`, and a proxy's own where its server ended in the middle. */
  away: number;
  /** Every other failure, with a description. */
  wrong: string[];
  /** The longest wait for an answer. */
  slowestMs: number;
  /** What was asked then, and answered. */
  slowest: string;
}

/** Clients of a server that keep working until they are stopped. */
export interface Clients {
  seen: Seen;
  /** Milliseconds until a write is acknowledged again. */
  untilWritten: () => Promise<number>;
  /** The longest time between two acknowledged writes since this was last asked, in milliseconds. */
  longestSilence: () => number;
  /** Ends them at once, whatever is pending. */
  end: () => void;
  /** Ends them, and checks every acknowledged write. */
  stop: () => Promise<Seen>;
}

const PAUSE_MS = 20;
const MAX_SIGN_IN_TRIES = 20;
const TOLD_WITHIN_MS = 10_000;

/**
 * Starts this many clients: readers request pages and recommendations; writers unlock the finder, and
 * keep raising the price of a bed of their own.
 */
export async function startClients(
  url: string,
  {
    readers,
    writers,
    isBehindProxy = false,
  }: { readers: number; writers: number; isBehindProxy?: boolean },
): Promise<Clients> {
  const seen: Seen = {
    requests: 0,
    acknowledged: 0,
    lost: 0,
    sessions: 0,
    lostSessions: 0,
    away: 0,
    wrong: [],
    slowestMs: 0,
    slowest: "nothing",
  };
  let isOver = false;
  let writes = 0;
  let [lastWriteAt, silence] = [performance.now(), 0];
  const wrote = () => {
    writes += 1;
    silence = Math.max(silence, performance.now() - lastWriteAt);
    lastWriteAt = performance.now();
  };
  const unlocked: string[] = [];

  const ask = async (path: string, asked: Asked = {}): Promise<Reply | undefined> => {
    const askedAt = performance.now();
    seen.requests += 1;
    let answered = "nothing";
    try {
      const reply = await request(url + path, asked);
      answered = String(reply.status);
      const isAway = reply.status === 503 && reply.retryAfter !== undefined;
      if (isAway || (isBehindProxy && /^50[24]$/.test(String(reply.status)))) seen.away += 1;
      else if (reply.status >= 300) seen.wrong.push(`${path}: ${reply.status} ${reply.text}`);
      return reply.status < 300 ? reply : undefined;
    } catch (error) {
      // A server that was killed while its reply was on its way: the proxy can only cut it off.
      if (isBehindProxy && /aborted/.test((error as Error).message)) seen.away += 1;
      else seen.wrong.push(`${path}: ${(error as Error).message}`);
      return undefined;
    } finally {
      const waited = performance.now() - askedAt;
      if (waited > seen.slowestMs) {
        seen.slowestMs = waited;
        seen.slowest = `${asked.method ?? "GET"} ${path}: ${answered}`;
      }
    }
  };
  const unlock = () => ask("/api/verify-password", { method: "POST", body: UNLOCK });
  const signIn = { username: "admin", password: STAFF_PASSWORD };
  let signedIn: Reply | undefined;
  // A balancer may still hold servers for dead that have just come.
  for (let tries = 0; signedIn === undefined && tries < MAX_SIGN_IN_TRIES; tries++) {
    if (tries > 0) await sleep(200);
    signedIn = await ask("/api/admin/session", { method: "POST", body: signIn });
  }
  if (!signedIn) throw new Error(`nobody could sign in: ${seen.wrong.join("; ")}`);
  const staff = signedIn.cookie;
  const list = await ask(`/api/admin/bed-products?pageSize=${Math.max(1, writers)}`, {
    cookie: staff,
  });
  const { items } = JSON.parse(list!.text) as { items: { id: string }[] };
  const prices = new Map(items.map(({ id }) => [id, { acknowledged: 0, tried: 0 }]));
  const shopper = (await unlock())!.cookie;

  const reader = async (n: number) => {
    const paths = ["/dialabed", "/api/recommendations?bedSize=queen", "/api/bed-options"];
    for (let at = n; !isOver; at++) {
      await ask(paths[at % paths.length]!, { cookie: shopper });
      await sleep(PAUSE_MS);
    }
  };
  const writer = async (n: number) => {
    const id = items[n % items.length]!.id;
    const price = prices.get(id)!;
    for (let at = 0; !isOver; at++) {
      if (at % 2 === 0) {
        const reply = await unlock();
        if (reply) unlocked.push(reply.cookie);
        if (reply) wrote();
      } else {
        const next = (price.tried += 1);
        const body = { price: String(10_000 + next) };
        if (await ask(`/api/admin/bed-products/${id}`, { method: "PUT", body, cookie: staff })) {
          price.acknowledged = next;
          wrote();
        }
      }
      await sleep(PAUSE_MS);
    }
  };
  const all = [
    ...Array.from({ length: readers }, (_, n) => reader(n)),
    ...Array.from({ length: writers }, (_, n) => writer(n)),
  ];

  return {
    seen,
    async untilWritten() {
      const from = performance.now();
      const before = writes;
      while (writes === before && performance.now() - from < 60_000) await sleep(5);
      return performance.now() - from;
    },
    longestSilence() {
      const longest = Math.max(silence, performance.now() - lastWriteAt);
      silence = 0;
      return longest;
    },
    end: () => void (isOver = true),
    async stop() {
      isOver = true;
      await Promise.all(all);
      seen.acknowledged = writes;
      seen.sessions = unlocked.length;
      for (const cookie of unlocked) {
        const { status } = await untilTold(`${url}/api/bed-options`, cookie);
        if (status !== 200) seen.lostSessions += 1;
      }
      seen.lost = seen.lostSessions;
      for (const [id, { acknowledged, tried }] of prices) {
        if (acknowledged === 0) continue;
        const { text } = await untilTold(`${url}/api/admin/bed-products/${id}`, staff);
        const price = Number((JSON.parse(text) as { price: string }).price) - 10_000;
        // The last attempt may have been written without an answer.
        if (!(price >= acknowledged && price <= tried)) seen.lost += 1;
      }
      return seen;
    },
  };
}

/** What is refused for the moment is not lost: asks until there is another answer, for a while. */
async function untilTold(url: string, cookie: string): Promise<Reply> {
  const until = performance.now() + TOLD_WITHIN_MS;
  for (;;) {
    const reply = await request(url, { cookie });
    if (reply.status !== 503 || performance.now() > until) return reply;
    await sleep(100);
  }
}

const UNLOCK = { app: "dialabed", password: PASSWORD };
