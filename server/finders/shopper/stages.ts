import { LRUCache } from "lru-cache";
import type { FinderDocument } from "@shared/finders/document";
import type { Catalogues } from "../../catalogues/catalogues";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { AppError } from "../../http/app-error";
import type { LiveFinder, LiveFinders } from "../live/live-finders";
import { mergedIn, withMergedValues } from "../live/merged-values";
import { noSuchFinder, notOpen } from "../live/open-finder";
import { finderCatalogues } from "./finder-catalogues";
import type { Stage } from "./stage";

/** Gives the versions of finders with their products. The same stage comes back until something changes. */
export interface Stages {
  /** A version, the live one unless given. Throws a 404 where there is none. */
  at: (slug: string, version?: number) => Promise<Stage>;
  /** The same, if nothing has to be waited for. */
  held: (slug: string, version?: number) => Stage | undefined;
  /** A document that is no version yet, as this finder. Throws a 404 where there is no such finder. */
  of: (slug: string, document: FinderDocument) => Promise<Stage>;
}

/** Versions begin at 1. */
const NO_VERSION = 0;

const MAX_STAGES = 100;

export function createStages(finders: LiveFinders, products: Catalogues): Stages {
  const catalogues = finderCatalogues(products);
  const known = new LRUCache<string, Stage>({ max: MAX_STAGES });

  const stageOf = (
    finder: LiveFinder,
    version: number,
    document: FinderDocument,
    products: ReadonlyMap<string, FinderCatalogue | undefined>,
  ): Stage => {
    const key = `${finder.slug} ${version}`;
    const before = known.get(key);
    const found = new Map<string, FinderCatalogue>();
    for (const [id, catalogue] of products) if (catalogue) found.set(id, catalogue);
    const isSame =
      before?.finder === finder &&
      before.catalogues.size === found.size &&
      [...found].every(([id, catalogue]) => before.catalogues.get(id) === catalogue);
    if (isSame) return before;
    const stage: Stage = {
      finder,
      version,
      document: asMergedNow(document, found),
      catalogues: found,
    };
    known.set(key, stage);
    return stage;
  };
  const productsOf = async (document: FinderDocument) =>
    new Map(
      await Promise.all(
        idsOf(document).map(async (id) => [id, await catalogues.current(id)] as const),
      ),
    );
  const idsOf = ({ sections }: FinderDocument) => [
    ...new Set(sections.map(({ catalogue }) => catalogue)),
  ];

  return {
    async at(slug, wished) {
      const finder = (await finders.all.current()).get(slug);
      if (!finder) throw noSuchFinder();
      const version = wished ?? finder.liveVersion;
      if (version === null) throw notOpen();
      const document = await finders.document(slug, version);
      if (!document) throw noSuchVersion();
      return stageOf(finder, version, document, await productsOf(document));
    },
    async of(slug, document) {
      const finder = (await finders.all.current()).get(slug);
      if (!finder) throw noSuchFinder();
      const products = await productsOf(document);
      const found = [...products].flatMap(([id, each]) => (each ? [[id, each] as const] : []));
      const stocked = new Map(found);
      return {
        finder,
        version: NO_VERSION,
        document: asMergedNow(document, stocked),
        catalogues: stocked,
      };
    },
    held(slug, wished) {
      const finder = finders.all.held()?.get(slug);
      const version = wished ?? finder?.liveVersion;
      if (!finder || version === null || version === undefined) return undefined;
      const document = finders.heldDocument(slug, version);
      if (!document) return undefined;
      const products = new Map(idsOf(document).map((id) => [id, catalogues.held(id)]));
      // One that is not held may only not be read yet.
      if ([...products.values()].includes(undefined)) return undefined;
      return stageOf(finder, version, document, products);
    },
  };
}

const asMergedNow = (
  document: FinderDocument,
  catalogues: ReadonlyMap<string, FinderCatalogue>,
): FinderDocument =>
  [...catalogues.values()].reduce(
    (read, { attributes }) => withMergedValues(read, mergedIn(attributes)),
    document,
  );

const noSuchVersion = () =>
  new AppError(404, "unknown_version", "This version of the finder is no longer kept. Start over.");
