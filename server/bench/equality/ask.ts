import { Agent, request } from "node:http";
import type { FinderId } from "@shared/templates/finders";
import type { Answer } from "../../testing/answer-record";
import { FIREARM_PASSWORD, PASSWORD, unlock } from "../server-process";

/** Asks one server for an address. */
export type Ask = (address: string) => Promise<Answer>;

/** A shopper of that server who has unlocked both finders. */
export async function shopperOf(url: string): Promise<Ask> {
  const agent = new Agent({ keepAlive: true });
  const beds = await cookieOf(url, PASSWORD, "dialabed");
  const firearms = await cookieOf(url, FIREARM_PASSWORD, "safarioutdoor");
  return (address) =>
    new Promise((done, fail) => {
      const cookie = address.startsWith("/api/safari/") ? firearms : beds;
      request(url + address, { agent, headers: { cookie } }, (reply) => {
        const parts: Buffer[] = [];
        reply
          .on("data", (part: Buffer) => parts.push(part))
          .on("error", fail)
          .on("end", () =>
            done({
              status: reply.statusCode ?? 0,
              body: Buffer.concat(parts).toString(),
              total: reply.headers["x-total-count"] as string | undefined,
              relaxed: reply.headers["x-relaxed"] as string | undefined,
            }),
          );
      })
        .on("error", fail)
        .end();
    });
}

async function cookieOf(url: string, password: string, app: FinderId): Promise<string> {
  const cookie = await unlock(url, password, app);
  if (cookie === undefined) throw new Error(`the finder ${app} was not unlocked`);
  return cookie;
}

/** The body of a reply that must be there. */
export async function read<Body>(ask: Ask, address: string): Promise<Body> {
  const { status, body } = await ask(address);
  if (status !== 200) throw new Error(`${address} was answered with ${status}: ${body}`);
  return JSON.parse(body) as Body;
}

/** Does something with each item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  concurrency: number,
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      await run(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
