import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Delay, MainThread } from "../hostile/main-thread";
import { answerableIn, type Answerable } from "./answers";
import { askUntil, pingHealth, type Seen } from "./beside";
import type { Costly } from "./documents";
import type { Flood, Flooded } from "./flood";
import { ORDINARY, ordinaryAnswerable } from "./site";
import { percentile, said } from "./times";

const CONNECTIONS = 32;
const SHOPPERS = 8;
/** Shoppers of the finder that is flooded. */
const FEW_SHOPPERS = 2;
/** The most that is allowed, in milliseconds, of 99 of 100. */
const MOST = { delay: 50, health: 100, shoppers: 250 };

/**
 * Shoppers come from elsewhere: whoever floods has the processors that the server and its database leave, and they wait
 * for no client.
 */
const FLOOD_NICENESS = 10;

/** Who floods: anonymous shoppers, or a viewer, with previews and checks. */
export interface Flooder {
  by: "anonymous" | "a viewer";
  cookie?: string;
  network: number;
}

/** What was seen while a finder was flooded. */
interface Stormed {
  flooded: Flooded;
  delay: Delay;
  health: Seen;
  /** Shoppers of another finder. */
  others: Seen;
  /** Shoppers of the finder that is flooded, who have answered two questions. */
  same?: Seen;
  /** An editor, who tries another draft. */
  staff?: Seen;
}

/** Floods a finder for so many seconds, and looks at everybody else meanwhile. */
export async function storm(
  { url, mainThread, admin }: { url: string; mainThread: MainThread; admin: string },
  { slug, document, asked, isPublished }: Costly & { isPublished: boolean },
  { by, cookie, network }: Flooder,
  seconds: number,
): Promise<Stormed> {
  const ofDraft = (each: string) => `/api/admin/finders/${each}/draft`;
  const answerable = answerableIn(document);
  const isViewer = by === "a viewer";
  const flood = await readyFlood();
  const until = performance.now() + seconds * 1_000;
  await mainThread.delay();
  const [flooded, health, others, same, staff] = await Promise.all([
    flood({
      url,
      base: isViewer ? ofDraft(slug) : `/api/finders/${slug}`,
      asked,
      besides: isViewer ? [`/api/admin/finders/${slug}/check`] : [],
      answerable,
      ...(cookie !== undefined && { cookie }),
      network,
      connections: CONNECTIONS,
      seconds,
    }),
    pingHealth(url, until),
    askUntil(url, until, {
      base: `/api/finders/${ORDINARY.slug}`,
      answerable: ordinaryAnswerable,
      people: SHOPPERS,
      network: "172.16",
    }),
    isPublished
      ? askUntil(url, until, {
          base: `/api/finders/${slug}`,
          answerable: begunOf(answerable),
          people: FEW_SHOPPERS,
          network: "172.17",
        })
      : undefined,
    isViewer
      ? askUntil(url, until, {
          base: ofDraft(ORDINARY.slug),
          answerable: ordinaryAnswerable,
          people: 1,
          network: "172.18",
          cookie: admin,
        })
      : undefined,
  ]);
  const delay = await mainThread.delay();
  return { flooded, delay, health, others, ...(same && { same }), ...(staff && { staff }) };
}

/** The first questions alone: what a shopper is asked first. */
const begunOf = ({ choices, prices }: Answerable): Answerable => ({
  choices: choices.slice(0, 2),
  prices: choices.length > 1 ? [] : prices,
});

/** Gives what floods, once its process has begun: that takes much of the processor, which is no part of what is measured. */
async function readyFlood(): Promise<(wanted: Flood) => Promise<Flooded>> {
  const child = fork(fileURLToPath(new URL("flood.ts", import.meta.url)));
  await once(child, "message");
  setPriority(child.pid!, FLOOD_NICENESS);
  return async (wanted) => {
    child.send(wanted);
    const [done] = (await once(child, "message")) as [Flooded];
    return done;
  };
}

/** What is wrong with what was seen; nothing where every promise was kept. */
export function complaintsAbout({
  flooded,
  delay,
  health,
  others,
  same,
  staff,
}: Stormed): string[] {
  const p99 = ({ times }: Seen) => percentile(times, 0.99);
  const tooLong = (what: string, ms: number, most: number) =>
    ms < most ? [] : [`${what} ${said(ms)} ms (at most ${most})`];
  const refused = (who: string, seen: Seen | undefined) =>
    seen && seen.refused.length > 0
      ? [`${seen.refused.length} of ${seen.times.length} ${who} refused: ${seen.refused[0]}`]
      : [];
  const fallen = Object.entries(flooded.statuses).filter(
    ([status]) => Number(status) >= 500 && status !== "503",
  );
  return [
    ...tooLong("the event loop waits", delay.p99, MOST.delay),
    ...tooLong("health", p99(health), MOST.health),
    ...tooLong("another finder's shoppers", p99(others), MOST.shoppers),
    ...refused("looks at health", health),
    ...refused("questions of another finder's shoppers", others),
    ...refused("questions of the same finder's shoppers", same),
    ...refused("an editor's previews", staff),
    ...fallen.map(([status, count]) => `${count} replies of ${status}`),
    ...(flooded.errors > 0 ? [`${flooded.errors} connections broken or without an answer`] : []),
  ];
}

/** What was seen, in a line. */
export function described({ flooded, delay, health, others, same, staff }: Stormed): string {
  const seen = (who: string, each: Seen | undefined) =>
    each &&
    `${who} ${said(percentile(each.times, 0.99))} ms (half of ${each.times.length} within ${said(percentile(each.times, 0.5))})`;
  const replies = Object.entries(flooded.statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    `p99: event loop ${said(delay.p99)} ms (at most ${said(delay.most)}; of the processor ${said(delay.own.p99)} and ${said(delay.own.most)})`,
    seen("health", health),
    seen("another finder's shoppers", others),
    seen("the same finder's", same),
    seen("an editor's previews", staff),
    `the flood: ${replies.join(", ")}; p99 ${said(flooded.p99)} ms`,
  ]
    .filter((each) => each !== undefined)
    .join("; ");
}
