import type { FinderDocument } from "@shared/finders/document";
import type { Catalogs } from "../../catalog/store/catalogs";
import { AppError } from "../../platform/http/app-error";
import { catalogFiles, hasStaffLists } from "../../templates/catalog-files";
import { withStaffLists, type FinderCatalog } from "../compile/finder-catalog";
import {
  mayAskVersion,
  noSuchFinder,
  notOpen,
  type LiveFinder,
  type LiveFinders,
  type VersionMarks,
} from "../live/live-finders";
import { mergedIn, withMergedValues } from "../live/merged-values";
import type { Stage } from "./stage";

/** What somebody outside asks for: a version, and its mark where they have it. */
interface AskedVersion {
  version: number | undefined;
  /** As it came. */
  mark: unknown;
}

/** Gives the versions of finders with their products. The same stage comes back until something changes. */
export interface Stages {
  /** A version, the live one unless given, for whom nobody has to let in. Throws a 404 where there is none. */
  at: (slug: string, version?: number) => Promise<Stage>;
  /** The same for somebody outside. To them a version that they may not ask for does not exist. */
  askedAt: (slug: string, asked: AskedVersion) => Promise<Stage>;
  /** Whether somebody outside may ask for a version of a finder that there is. Throws a 404 where there is none. */
  mayAsk: (slug: string, asked: AskedVersion) => Promise<boolean>;
  /** The same as `askedAt`, if nothing has to be waited for. */
  askedHeld: (slug: string, asked: AskedVersion) => Stage | undefined;
  /** The live version, if nothing has to be waited for. */
  held: (slug: string) => Stage | undefined;
  /** A document that need not be a finder's, with the products of its sections. */
  withProducts: (document: FinderDocument) => Promise<Pick<Stage, "document" | "catalogs">>;
  /** A document that is no version yet, as this finder. Throws a 404 where there is no such finder. */
  of: (slug: string, document: FinderDocument) => Promise<Stage>;
}

/** Versions begin at 1. */
const NO_VERSION = 0;

interface Dependencies {
  finders: LiveFinders;
  products: Catalogs;
  marks: VersionMarks;
  now: () => number;
}

export function createStages({ finders, products, marks, now }: Dependencies): Stages {
  const catalogs = finderCatalogs(products);
  /** As long as their documents are kept, which is bounded in bytes. */
  const known = new WeakMap<FinderDocument, Stage>();

  const stageOf = (
    finder: LiveFinder,
    version: number,
    document: FinderDocument,
    products: ReadonlyMap<string, FinderCatalog | undefined>,
  ): Stage => {
    const before = known.get(document);
    const found = new Map<string, FinderCatalog>();
    for (const [id, catalog] of products) if (catalog) found.set(id, catalog);
    const isSame =
      before?.finder === finder &&
      before.catalogs.size === found.size &&
      [...found].every(([id, catalog]) => before.catalogs.get(id) === catalog);
    if (isSame) return before;
    const stage: Stage = {
      finder,
      version,
      mark: marks.of(finder.slug, version),
      document: asMergedNow(document, found),
      catalogs: found,
    };
    known.set(document, stage);
    return stage;
  };
  const productsOf = async (document: FinderDocument) =>
    new Map(
      await Promise.all(
        idsOf(document).map(async (id) => [id, await catalogs.current(id)] as const),
      ),
    );
  const withProducts: Stages["withProducts"] = async (document) => {
    const products = await productsOf(document);
    const found = [...products].flatMap(([id, each]) => (each ? [[id, each] as const] : []));
    const catalogs = new Map(found);
    return { document: asMergedNow(document, catalogs), catalogs };
  };
  const idsOf = ({ sections }: FinderDocument) => [
    ...new Set(sections.map(({ catalogue: catalog }) => catalog)),
  ];

  const mayAsk = (finder: LiveFinder, { version, mark }: AskedVersion) =>
    version === undefined ||
    mayAskVersion(finder, version, marks.isOf(mark, finder.slug, version), now());
  const knownFinder = async (slug: string): Promise<LiveFinder> => {
    const finder = (await finders.all.current()).get(slug);
    if (!finder) throw noSuchFinder();
    return finder;
  };
  const versionOf = async (finder: LiveFinder, wished: number | undefined): Promise<Stage> => {
    const version = wished ?? finder.liveVersion;
    if (version === null) throw notOpen();
    const document = await finders.document(finder.slug, version);
    if (!document) throw noSuchVersion();
    return stageOf(finder, version, document, await productsOf(document));
  };
  const heldVersionOf = (finder: LiveFinder, wished: number | undefined): Stage | undefined => {
    const version = wished ?? finder.liveVersion;
    const document = version === null ? undefined : finders.heldDocument(finder.slug, version);
    if (version === null || !document) return undefined;
    const products = new Map(idsOf(document).map((id) => [id, catalogs.held(id)]));
    // One that is not held may only not be read yet.
    if ([...products.values()].includes(undefined)) return undefined;
    return stageOf(finder, version, document, products);
  };

  return {
    at: async (slug, version) => versionOf(await knownFinder(slug), version),
    async askedAt(slug, asked) {
      const finder = await knownFinder(slug);
      if (!mayAsk(finder, asked)) throw finder.liveVersion === null ? notOpen() : noSuchVersion();
      return versionOf(finder, asked.version);
    },
    mayAsk: async (slug, asked) => mayAsk(await knownFinder(slug), asked),
    askedHeld(slug, asked) {
      const finder = finders.all.held()?.get(slug);
      return finder && mayAsk(finder, asked) ? heldVersionOf(finder, asked.version) : undefined;
    },
    held(slug) {
      const finder = finders.all.held()?.get(slug);
      return finder && heldVersionOf(finder, undefined);
    },
    withProducts,
    async of(slug, document) {
      const finder = await knownFinder(slug);
      return { finder, version: NO_VERSION, mark: "", ...(await withProducts(document)) };
    },
  };
}

const asMergedNow = (
  document: FinderDocument,
  catalogs: ReadonlyMap<string, FinderCatalog>,
): FinderDocument =>
  [...catalogs.values()].reduce(
    (read, { attributes }) => withMergedValues(read, mergedIn(attributes)),
    document,
  );

const noSuchVersion = () =>
  new AppError(404, "unknown_version", "This version of the finder is no longer kept. Start over.");

const listed = new Set(catalogFiles.filter(hasStaffLists).map(({ id }) => id));

/** Gives the products of catalogs by their ids; `undefined` where there is none. */
interface CatalogSource {
  current: (id: string) => Promise<FinderCatalog | undefined>;
  /** The same, if nothing has to be waited for. */
  held: (id: string) => FinderCatalog | undefined;
}

/** The catalogs that finders choose from, with the lists that staff keep for them. */
export const finderCatalogs = ({ any, lists }: Catalogs): CatalogSource => ({
  async current(id) {
    const [catalog, kept] = await Promise.all([
      any.of(id).current(),
      listed.has(id) ? lists.current() : undefined,
    ]);
    return catalog && kept ? withStaffLists(id, catalog, kept) : catalog;
  },
  held(id) {
    const catalog = any.of(id).held();
    if (!catalog || !listed.has(id)) return catalog;
    const kept = lists.held();
    return kept && withStaffLists(id, catalog, kept);
  },
});
