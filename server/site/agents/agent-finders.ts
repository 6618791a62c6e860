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
  embedAccess: Pick<EmbedAccess, "of" | "hasKey">;
}

/**
 * The finders that an assistant may ask; `key` is what it sent as its bearer token. A key that is no finder's is refused
 * with a 401, whatever is asked: whoever sent it would else wonder why a finder is missing.
 */
export interface AgentFinders {
  /** As shoppers choose from them. */
  list: (key: string | undefined) => Promise<FinderSummary[]>;
  /** One of them with its products. Throws a 404 where it may not be asked, a 401 where its key is missing. */
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
    if (isRight) return undefined;
    return key === undefined ? locked() : ofAnother();
  };
  const list = async (key: string | undefined) => {
    const open = finderSummaries(await openFinders(finders));
    const refusals = await Promise.all(open.map(({ slug }) => refusal(slug, key)));
    return open.filter((_, index) => refusals[index] === undefined);
  };
  const checkKey = async (key: string | undefined) => {
    if (key !== undefined && !(await embedAccess.hasKey(key))) throw wrongKey();
  };
  return {
    async list(key) {
      await checkKey(key);
      return list(key);
    },
    async at(slug, key) {
      await checkKey(key);
      const refused = await refusal(slug, key);
      if (refused) throw withOthers(refused, await list(key));
      return stages.at(slug);
    },
  };
}

const locked = () =>
  new AppError(401, "locked", "Send the embed key of this finder as the bearer token.");
const ofAnother = () =>
  new AppError(
    401,
    "locked",
    "The bearer token is the embed key of another finder. Send this one's.",
  );
const wrongKey = () =>
  new AppError(
    401,
    "wrong_key",
    "The bearer token is no finder's embed key, or no longer. Send the right one, or none for finders that need none.",
  );

/** A refusal with what may be asked instead: it saves a call. */
function withOthers({ status, code, message }: AppError, others: readonly FinderSummary[]) {
  const slugs = others.slice(0, MAX_NAMED).map(({ slug }) => slug);
  const rest = slugs.length > 0 ? ` Those that may be asked: ${slugs.join(", ")}.` : "";
  return new AppError(status, code, `${message}${rest}`);
}
const MAX_NAMED = 20;
