import { setTimeout as sleep } from "node:timers/promises";
import type { Response } from "express";
import { staffIn } from "./require-staff";
import type { Steps } from "../../platform/work/steps";
import type { Asker } from "../../platform/work/fair-jobs";
import type { WorkQueue } from "../../platform/work/work-queue";

/** Shoppers come first: of what a finder's shoppers and staff wait for, staff get a fifth. */
const STAFF_WEIGHT = 4;

/** Whom work on a draft is for that a member of staff asks for: all drafts together wait beside shoppers' finders. */
const staffAsker = (res: Response, slug: string): Asker => ({
  finder: "drafts",
  network: slug,
  session: staffIn(res).id,
  weight: STAFF_WEIGHT,
});

/** Has work done in turns with what others asked for. Rejects with what it throws, and with a 503 where too much waits. */
export type DoWork = <Result>(steps: Steps<Result>) => Promise<Result>;

/** While others wait, staff wait no longer than this; in milliseconds. */
const MAX_WAIT_MS = 1_000;

/** Who is refused hears of it so much later: programs that ask again at once would keep a server busy with refusals. */
const REFUSED_AFTER_MS = 500;

/** The same for a member of staff, in the time of one request. Rejects with that 503 before anything is read for what would be refused. */
export async function staffWork(queue: WorkQueue, res: Response, slug: string): Promise<DoWork> {
  const asker = staffAsker(res, slug);
  const givesUpAt = performance.now() + MAX_WAIT_MS;
  try {
    queue.requireShare(asker);
  } catch (error) {
    await sleep(REFUSED_AFTER_MS);
    throw error;
  }
  return (steps) => queue.run(steps, asker, givesUpAt);
}
