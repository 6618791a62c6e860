import type { FinderSummary } from "@shared/contracts/finders";
import type { EmbedAccess } from "../../access/embed/embed-access";
import { noSuchFinder, notOpen, type LiveFinders } from "../../finders/live/live-finders";
import { finderSummaries, openFinders } from "../../finders/list/summaries";
import type { Stage } from "../../finders/shopper/stage";
import type { Stages } from "../../finders/shopper/stages";
import type { Locks } from "../../access/gate/locks";
import { AppError } from "../../platform/http/app-error";

interface Dependencies extends Pick<Locks, "doors" | "proofs"> {
  finders: Pick<LiveFinders, "all" | "document">;
  stages: Pick<Stages, "at">;
  embedAccess: Pick<EmbedAccess, "of">;
}

/** The finders that an assistant may ask; `key` is what it sent as its bearer token. */
export interface AgentFinders {
  /** As shoppers choose from them. */
  list: (key: string | undefined) => Promise<FinderSummary[]>;
  /** One of them with its products. Throws a 404 where it may not be asked, a 401 where the key is missing. */
  at: (slug: string, key: string | undefined) => Promise<Stage>;
}

export function createAgentFinders(dependencies: Dependencies): AgentFinders {
  const { doors, proofs, finders, stages, embedAccess } = dependencies;
  /** What keeps an assistant out; `undefined` where nothing does. */
  const refusal = async (slug: string, key: string | undefined): Promise<AppError | undefined> => {
    const door = await doors.of(slug);
    if (!door) return noSuchFinder();
    const access = await embedAccess.of(slug);
    // One that staff did not open to assistants is as good as none.
    if (!access.allowsAgents) return noSuchFinder();
    if (door.kind === "closed") return notOpen();
    if (door.kind === "free") return undefined;
    const isRight = key !== undefined && access.key !== undefined && proofs.isSame(key, access.key);
    return isRight ? undefined : locked();
  };
  return {
    async list(key) {
      const open = finderSummaries(await openFinders(finders));
      const refusals = await Promise.all(open.map(({ slug }) => refusal(slug, key)));
      return open.filter((_, index) => refusals[index] === undefined);
    },
    async at(slug, key) {
      const refused = await refusal(slug, key);
      if (refused) throw refused;
      return stages.at(slug);
    },
  };
}

const locked = () =>
  new AppError(401, "locked", "Send the embed key of this finder as the bearer token.");
