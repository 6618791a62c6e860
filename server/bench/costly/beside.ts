import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freshQuery, type Asked, type Answerable } from "./answers";

/** What somebody saw who asked again and again. */
export interface Seen {
  /** In milliseconds, each. */
  times: number[];
  /** Replies that were no success, described. */
  refused: string[];
}

/** A reply's status, the bytes of its body, and the milliseconds until all of it was there. */
export interface Timed {
  status: number;
  text: string;
  ms: number;
}

/** Asks over a connection that is kept; by `node:http`, which costs the asker less than `fetch`. */
export function asker(url: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<Timed> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const request = get(url + path, { agent, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("end", () => {
          const ms = performance.now() - startedAt;
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(parts).toString("utf8"),
            ms,
          });
        });
        reply.on("error", reject);
      });
      request.on("error", reject);
    });
  return { ask, close: () => agent.destroy() };
}

/** Asks every so many milliseconds, or once there is an answer, until it is time. */
async function repeatedly(
  url: string,
  { everyMs, until, headers }: { everyMs: number; until: number; headers?: Record<string, string> },
  path: () => string,
): Promise<Seen> {
  const { ask, close } = asker(url, headers);
  const seen: Seen = { times: [], refused: [] };
  while (performance.now() < until) {
    const asked = path();
    const { status, text, ms } = await ask(asked).catch((error: Error) => ({
      status: 0,
      text: error.message,
      ms: Infinity,
    }));
    seen.times.push(ms);
    // Counts that are left out are none of what was asked.
    const isLeftOut = text === '{"questions":{}}';
    if (status !== 200 || isLeftOut) {
      seen.refused.push(`${asked.slice(0, 60)}: ${status} ${text.slice(0, 100)}`);
    }
    await sleep(Math.max(0, everyMs - ms));
  }
  close();
  return seen;
}

const EVERY_MS = 50;
/** Of one person. */
const PERSON_EVERY_MS = 400;

/** Asks whether the server is alive until it is time. */
export const pingHealth = (url: string, until: number): Promise<Seen> =>
  repeatedly(url, { everyMs: EVERY_MS, until }, () => "/healthz");

/** What is asked by many, each on their own. */
interface Asking {
  /** The path before what is asked. */
  base: string;
  answerable: Answerable;
  /** How many ask. */
  people: number;
  /** The first two parts of their addresses. */
  network: string;
  /** Of a member of staff. */
  cookie?: string;
}

/**
 * Asks a list and counts in turn, each from an address of its own with answers that nobody gave, until it is time. They begin
 * one after the other, as people do: else all of them would ask at the same moments.
 */
export async function askUntil(
  url: string,
  until: number,
  { base, answerable, people, network, cookie }: Asking,
): Promise<Seen> {
  const each = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      await sleep((at * PERSON_EVERY_MS) / people);
      let asked = at;
      const path = () => {
        const end: Asked = asked++ % 2 === 0 ? "recommendations" : "counts";
        return `${base}/${end}?${freshQuery(end, answerable)}`;
      };
      const headers = {
        "X-Forwarded-For": `${network}.${at >> 8}.${at & 255}`,
        ...(cookie !== undefined && { cookie }),
      };
      return repeatedly(url, { everyMs: PERSON_EVERY_MS, until, headers }, path);
    }),
  );
  return {
    times: each.flatMap(({ times }) => times),
    refused: each.flatMap(({ refused }) => refused),
  };
}
