import { LRUCache } from "lru-cache";
import type { AnyCatalogue } from "../../catalogues/any-catalogue";
import type { AnyCatalogues } from "../../catalogues/any-catalogues";
import type { FinderDocument } from "@shared/finders/document";
import { AppError } from "../../http/app-error";
import type { LiveFinder, LiveFinders } from "../live/live-finders";
import { noSuchFinder, notOpen } from "../live/open-finder";
import type { Stage } from "./stage";

/** Gives the versions of finders with their products. The same stage comes back until something changes. */
export interface Stages {
  /** A version, the live one unless given. Throws a 404 where there is none. */
  at: (slug: string, version?: number) => Promise<Stage>;
  /** The same, if nothing has to be waited for. */
  held: (slug: string, version?: number) => Stage | undefined;
}

const MAX_STAGES = 100;

export function createStages(finders: LiveFinders, catalogues: AnyCatalogues): Stages {
  const known = new LRUCache<string, Stage>({ max: MAX_STAGES });

  const stageOf = (
    finder: LiveFinder,
    version: number,
    document: FinderDocument,
    products: readonly (AnyCatalogue | undefined)[],
  ): Stage => {
    const key = `${finder.slug} ${version}`;
    const before = known.get(key);
    const found = products.filter((each) => each !== undefined);
    const isSame =
      before?.finder === finder &&
      before.catalogues.size === new Set(found).size &&
      found.every((each) => before.catalogues.get(each.id) === each);
    if (isSame) return before;
    const stage: Stage = {
      finder,
      version,
      document,
      catalogues: new Map(found.map((each) => [each.id, each])),
    };
    known.set(key, stage);
    return stage;
  };
  const idsOf = ({ sections }: FinderDocument) => [
    ...new Set(sections.map(({ catalogue }) => catalogue)),
  ];

  return {
    async at(slug, wished) {
      const finder = (await finders.current()).get(slug);
      if (!finder) throw noSuchFinder();
      const version = wished ?? finder.liveVersion;
      if (version === null) throw notOpen();
      const document = await finders.document(slug, version);
      if (!document) throw noSuchVersion();
      const products = await Promise.all(idsOf(document).map((id) => catalogues.of(id).current()));
      return stageOf(finder, version, document, products);
    },
    held(slug, wished) {
      const finder = finders.held()?.get(slug);
      const version = wished ?? finder?.liveVersion;
      if (!finder || version === null || version === undefined) return undefined;
      const document = finders.heldDocument(slug, version);
      if (!document) return undefined;
      const products = idsOf(document).map((id) => catalogues.of(id).held());
      // One that is not held may only not be read yet.
      if (products.includes(undefined)) return undefined;
      return stageOf(finder, version, document, products);
    },
  };
}

const noSuchVersion = () =>
  new AppError(404, "unknown_version", "This version of the finder is no longer kept. Start over.");
