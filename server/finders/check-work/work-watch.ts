import type { ChangeWatch } from "../../catalog/store/catalog-source";
import { AppError } from "../../platform/http/app-error";
import { inTurns } from "../../platform/work/steps";
import type { LiveFinders } from "../live/live-finders";
import type { Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { tooCostly } from "./check-work";
import { estimateInSteps, type Estimate } from "./estimate";
import { MAX_OPERATIONS } from "./sizes";

interface Dependencies {
  liveFinders: Pick<LiveFinders, "all">;
  stages: Pick<Stages, "at">;
}

/** Watches which live finders come over the limit of what an answer may take. */
export function createWorkWatch({ liveFinders, stages }: Dependencies): ChangeWatch {
  // The same stage comes back until something changes.
  const known = new WeakMap<Stage, Estimate>();
  const estimateOf = async (stage: Stage): Promise<Estimate> => {
    let found = known.get(stage);
    if (!found) known.set(stage, (found = await inTurns(estimateInSteps(stage))));
    return found;
  };

  /** By slug, what is said of each live finder that is over the limit. */
  async function overLimit(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const { slug, name, liveVersion } of (await liveFinders.all.current()).values()) {
      if (liveVersion === null) continue;
      const stage = await stageAt(slug);
      if (!stage) continue;
      const now = await estimateOf(stage);
      if (now.operations > MAX_OPERATIONS)
        found.set(slug, await inTurns(tooCostly(name, stage, now)));
    }
    return found;
  }

  /** One that this server cannot read is no reason to say nothing of the others. */
  async function stageAt(slug: string): Promise<Stage | undefined> {
    try {
      return await stages.at(slug);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  return {
    async changing(change) {
      const before = await overLimit();
      const result = await change();
      // What is done is never answered as a failure because it cannot be looked at.
      const after = await overLimit().catch(() => before);
      const costs = [...after].flatMap(([slug, said]) => (before.has(slug) ? [] : said));
      return costs.length === 0 ? result : { ...result, costs };
    },
  };
}
