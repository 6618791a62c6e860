import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@shared/testing/free-port";
import { fillListed, LISTED, listedCall } from "../load/listed";
import type { RunSql } from "../load/products";
import { openSessions } from "../load/sessions";
import { figuresAt } from "../memory/figures";
import { startServer } from "../server-process";
import { signInStaff } from "./edits";
import { shoppersWhile, warmUp, type Answered } from "./shoppers";

// One catalog of staff is asked while another one is edited.

const EDITED = "bench-edited";
const EDITED_PRODUCTS = 500;

/** An edit elsewhere may cost shoppers so much of their time; and so many of their replies, as a part of all. */
const LIMITS = { p99Ms: 250, lostReplies: 0.01 };

/** Puts in a finder with so many products, and a catalog of others. */
export async function fillTwoCatalogs(run: RunSql, products: number): Promise<void> {
  await fillListed(run, products);
  await run(`insert into catalogues (id, name, selection)
    values ('${EDITED}', 'Edited', '{"collections": ["${EDITED}"]}'::jsonb)`);
  await run(`insert into products (key, name, price, collections)
    select 'E-' || n, 'Edited ' || n, 100 + n, '["${EDITED}"]'::jsonb
    from generate_series(1, ${EDITED_PRODUCTS}) n`);
}

/**
 * Has a finder asked for so many seconds while nothing is edited, and while products of the other catalog are; says how
 * its shoppers were answered, and returns how many bounds were missed.
 */
export async function askBesideEdits(
  name: string,
  env: Record<string, string>,
  seconds: number,
): Promise<number> {
  const metricsPort = await freePort();
  const server = await startServer({ ...env, METRICS_PORT: String(metricsPort) });
  const { url } = server;
  const fromMemory = async () => {
    const figures = await figuresAt(`http://127.0.0.1:${metricsPort}/metrics`);
    return figures.fromMemory.get(LISTED) ?? 0;
  };
  const askedWhile = async (something: Promise<unknown>) => {
    const before = await fromMemory();
    const answered = await shoppersWhile(url, cookies, something, listedCall.paths);
    return { ...answered, hits: ((await fromMemory()) - before) / answered.answered };
  };

  const staff = await signInStaff(url);
  const cookies = await openSessions(url, 16);
  await warmUp(url, cookies[0]!);
  // A reply is kept once it is asked for again.
  for (const path of [...listedCall.paths, ...listedCall.paths]) {
    await (await fetch(url + path, { headers: { cookie: cookies[0]! } })).text();
  }
  const idle = await askedWhile(sleep(seconds * 1_000));
  const editing = editUntil(url, staff, seconds);
  const busy = await askedWhile(editing);
  await server.end("SIGTERM");

  const lost = idle.hits - busy.hits;
  const missed = [busy.p99 > LIMITS.p99Ms, lost > LIMITS.lostReplies].filter(Boolean).length;
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  const said = (each: Answered & { hits: number }) =>
    `p99 ${Math.round(each.p99)} ms, longest ${Math.round(each.longest)} ms, ${percent(each.hits)} of ${each.answered} from memory`;
  console.log(
    `${name}: one catalog asked while another is edited: ${said(idle)} before; ${said(busy)} ` +
      `during ${await editing} edits (target ${LIMITS.p99Ms} ms, ` +
      `at most ${percent(LIMITS.lostReplies)} fewer)${missed ? " MISSED" : ""}`,
  );
  return missed;
}

/** Changes prices one after the other; returns how many. */
async function editUntil(url: string, staff: string, seconds: number): Promise<number> {
  const path = `${url}/api/admin/catalogues/${EDITED}/products`;
  const page = await fetch(`${path}?pageSize=25`, { headers: { cookie: staff } });
  const { items } = (await page.json()) as { items: { id: string }[] };
  const end = performance.now() + seconds * 1_000;
  let edits = 0;
  for (; performance.now() < end; edits++) {
    const reply = await fetch(`${path}/${items[edits % items.length]!.id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", cookie: staff },
      body: JSON.stringify({ price: `${200 + edits}.00` }),
    });
    if (!reply.ok) throw new Error(`not edited: ${reply.status} ${await reply.text()}`);
  }
  return edits;
}
