import { setTimeout as sleep } from "node:timers/promises";
import type { ReceivedMail } from "../../testing/mail-server";
import { request } from "../faults/request";
import { FIREARM_PASSWORD, unlock } from "../server-process";

/** All servers together take 500 a day. */
const MAX_MAILS = 400;
const DELIVERY_TIMEOUT_MS = 90_000;

/** Mails that shoppers asked for. */
export interface Mails {
  /** Stops asking, waits for what is on its way, and counts. */
  stop: () => Promise<{ acknowledged: number; lost: number; doubled: number }>;
}

/** Shoppers who ask for mails, one after the other; `sent` is what the mail server got. */
export async function startMails(
  url: string,
  sent: readonly ReceivedMail[],
  pauseMs = 150,
): Promise<Mails> {
  const cookie = await unlock(url, FIREARM_PASSWORD, "safarioutdoor");
  if (!cookie) throw new Error("the firearm finder was not unlocked");
  const { text } = await request(`${url}/api/safari/products?purpose=hunting`, { cookie });
  const { sku } = (JSON.parse(text) as { sku: string }[])[0]!;
  const acknowledged: string[] = [];
  let isOver = false;
  const asking = (async () => {
    for (let n = 0; n < MAX_MAILS && !isOver; n++) {
      const email = `shopper-${n}@example.com`;
      const path = `${url}/api/safari/favorites/email`;
      const reply = await request(path, {
        method: "POST",
        body: { email, skus: [sku] },
        cookie,
      }).catch(() => undefined);
      if (reply?.status === 202) acknowledged.push(email);
      await sleep(pauseMs);
    }
  })();
  const arrived = () => new Set(sent.flatMap(({ recipients }) => recipients));
  return {
    async stop() {
      isOver = true;
      await asking;
      const deadline = performance.now() + DELIVERY_TIMEOUT_MS;
      while (acknowledged.some((email) => !arrived().has(email)) && performance.now() < deadline)
        await sleep(200);
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((email) => !arrived().has(email)).length,
        doubled: sent.length - arrived().size,
      };
    },
  };
}
