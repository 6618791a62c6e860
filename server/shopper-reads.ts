import { Router, type RequestHandler } from "express";
import type { FinderId } from "@shared/templates/finders";
import { bedFinderReads } from "./specification/bed-finder/routes";
import type { Catalogs } from "./catalog/store/catalogs";
import type { FinderRead, Reads } from "./catalog/store/finder-read";
import { createReplyCache } from "./catalog/store/reply-cache";
import { routesOf, type FinderReads } from "./catalog/store/short-way";
import { anyFinderReads, type AnyFinderDependencies } from "./finders/shopper/reads";
import type { Stage } from "./finders/shopper/stage";
import type { Stages } from "./finders/shopper/stages";
import { firearmFinderReads } from "./specification/firearm-finder/routes";
import type { Unlocks } from "./access/gate/unlocks";

/** What shoppers ask of the finders that they have unlocked. */
export interface ShopperReads {
  /** The read of a path, if it is one. */
  at: (path: string) => FinderRead | undefined;
  /** The same reads as routes. */
  routes: RequestHandler;
}

export function shopperReads(
  catalogs: Catalogs,
  stages: Stages,
  unlocks: Unlocks,
  work: Pick<AnyFinderDependencies, "queue" | "askerOf">,
): ShopperReads {
  const readsOf = <Catalog>(
    app: FinderId,
    products: Reads<Catalog>["products"],
  ): Reads<Catalog> => ({
    checkUnlocked: (req) => unlocks.check(req, app),
    isKnownToBeUnlocked: (req) => unlocks.isKnownToBeOpen(req, app),
    products,
    replies: createReplyCache<Catalog>(app),
    queue: work.queue,
    askerOf: (req) => ({ finder: app, ...work.askerOf(req) }),
  });
  const stageOf = (app: FinderId): Reads<Stage> =>
    readsOf(app, { current: () => stages.at(app), held: () => stages.held(app) });
  const builtIn: FinderReads = {
    ...bedFinderReads(readsOf("dialabed", catalogs.lists), stageOf("dialabed")),
    ...firearmFinderReads(stageOf("safarioutdoor")),
  };
  const exact = new Map(Object.entries(builtIn).map(([path, read]) => [`/api${path}`, read]));
  const any = anyFinderReads({
    stages,
    checkUnlocked: unlocks.check,
    isKnownToBeUnlocked: unlocks.isKnownToBeOpen,
    ...work,
  });
  return {
    at: (path) => exact.get(path) ?? any.at(path),
    routes: Router().use(routesOf(builtIn), any.routes),
  };
}
