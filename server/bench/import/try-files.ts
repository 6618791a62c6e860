import { setTimeout as sleep } from "node:timers/promises";
import { longestStall } from "../longest-stall";
import { afterFile, areSame, countsOf, filesOf, type Goods, type Kind } from "./goods";
import { exported, prepare, send, type Site } from "./site";
import type { Statistics } from "./statistics";

/** How a series of imports went. */
export interface Tried {
  imports: number;
  /** Answers other than a report. */
  refused: string[];
  /** Reports whose numbers are not what the file makes of the table. */
  miscounted: number;
  /** Tables that were not what they had to be afterwards. */
  wrong: number;
  longestMs: number;
  stallMs: number;
}

const nothing = (): Tried => ({
  imports: 0,
  refused: [],
  miscounted: 0,
  wrong: 0,
  longestMs: 0,
  stallMs: 0,
});

/** Takes five files of each kind in a row, and compares the table with an oracle after each. */
export async function takeInARow(
  site: Site,
  kinds: readonly Kind[],
  count: number,
  statistics: Statistics,
): Promise<Map<Kind, Tried>> {
  const tried = new Map(kinds.map((kind) => [kind, nothing()]));
  const there = new Map<Kind, Goods>();
  for (const kind of kinds) {
    await prepare(site, kind);
    there.set(kind, await exported(site, kind));
  }
  await statistics.before?.(site);
  for (const file of filesOf(count)) {
    for (const [kind, sum] of tried) {
      const before = there.get(kind)!;
      const stall = await longestStall(site.server().url, () =>
        take(site, kind, { there: before, file }, sum),
      );
      sum.stallMs = Math.max(sum.stallMs, stall);
      there.set(kind, await look(site, kind, afterFile(kind, before, file), sum));
    }
    await statistics.between?.(site);
  }
  return tried;
}

/** What became of imports whose server was killed. */
export interface Killed extends Tried {
  kills: number;
  /** How many of them were done all the same; the others had changed nothing. */
  done: number;
  /** Tables with a part of a file in them. */
  halfApplied: number;
}

/**
 * Kills the server while it takes a file, at another moment each time, from its first rows to its last statement.
 * After the next start the table must be as before or as after; then the same file is sent again.
 */
export async function takeAndKill(
  site: Site,
  kind: Kind,
  count: number,
  kills: number,
): Promise<Killed> {
  const killed: Killed = { ...nothing(), kills, done: 0, halfApplied: 0 };
  let there = await exported(site, kind);
  const [first, , other] = filesOf(count) as [Goods, Goods, Goods];
  for (let kill = 0; kill <= kills; kill++) {
    const file = kill % 2 === 0 ? first : other;
    const then = afterFile(kind, there, file);
    if (kill > 0) {
      const sent = send(site, kind, file).then(
        () => undefined,
        () => undefined,
      );
      await sleep((killed.longestMs * (kill - 0.5)) / kills);
      await site.restart("SIGKILL");
      await sent;
      const left = await exported(site, kind);
      if (areSame(left, then)) killed.done += 1;
      else if (!areSame(left, there)) killed.halfApplied += 1;
      there = left;
    }
    await take(site, kind, { there, file }, killed);
    there = await look(site, kind, then, killed);
  }
  return killed;
}

async function take(
  site: Site,
  kind: Kind,
  { there, file }: { there: Goods; file: Goods },
  tried: Tried,
): Promise<void> {
  const began = performance.now();
  const reply = await send(site, kind, file).catch(() => undefined);
  tried.longestMs = Math.max(tried.longestMs, performance.now() - began);
  tried.imports += 1;
  if (reply?.status !== 200) {
    tried.refused.push(reply ? `${reply.status} ${reply.text.slice(0, 200)}` : "no answer");
    return;
  }
  const report = JSON.parse(reply.text) as Record<string, unknown>;
  const counts = countsOf(kind, there, file);
  const isRight = Object.entries(counts).every(([name, value]) => report[name] === value);
  if (!isRight || report.isApplied !== true) tried.miscounted += 1;
}

/** What is there; it has to be what is expected. */
async function look(site: Site, kind: Kind, expected: Goods, tried: Tried): Promise<Goods> {
  const there = await exported(site, kind);
  if (!areSame(there, expected)) tried.wrong += 1;
  return there;
}
