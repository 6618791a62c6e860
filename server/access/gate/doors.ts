import { finderWithId, type FinderId } from "@shared/templates/finders";
import { isOpenFinder, type LiveFinder, type LiveFinders } from "../../finders/live/live-finders";
import type { Opener } from "./proofs";

/**
 * How a finder is entered: by everybody, with its password (or its embed key), or, while it is closed, by
 * staff alone.
 */
export type Door =
  | { kind: "free"; finder: LiveFinder }
  | { kind: "gated"; opener: Opener; finder?: LiveFinder }
  | { kind: "closed" };

/** The doors of all finders, the built-in ones and those that staff made. */
export interface Doors {
  /** `undefined` where there is no such finder. */
  of: (app: string) => Promise<Door | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (app: string) => Door | undefined;
}

export function createDoors(passwords: Record<FinderId, string>, finders: LiveFinders): Doors {
  // The gates of the built-in finders come from the environment.
  const doorFor = (app: string, finder: LiveFinder | undefined): Door | undefined => {
    const known = finderWithId(app);
    if (!known || finder?.liveVersion === null) return doorOf(finder);
    return { kind: "gated", opener: ["password", passwords[known.id]] };
  };
  return {
    async of(app) {
      // Their doors stand while the database is away.
      const { all } = finders;
      const known = all.held() ?? (finderWithId(app) ? undefined : await all.current());
      return doorFor(app, known?.get(app));
    },
    held: (app) => doorFor(app, finders.all.held()?.get(app)),
  };
}

function doorOf(finder: LiveFinder | undefined): Door | undefined {
  if (!finder) return undefined;
  if (!isOpenFinder(finder)) return { kind: "closed" };
  return finder.gateHash === null
    ? { kind: "free", finder }
    : { kind: "gated", opener: ["password", finder.gateHash], finder };
}
