import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { changesSince, readAll, readChanges, type CatalogRead, type Kind } from "./catalog-source";
import { createVersions, type CatalogDefinition, type VersionOf } from "./catalog-definition";
import {
  createProductCache,
  type ProductCache,
  type Source,
  type Versioned,
} from "./product-cache";
import {
  readStaffLists,
  sourceOf,
  specifiedDefinition,
  type StaffLists,
} from "./specified-catalogs";
import {
  anyCatalog,
  anyLayout,
  type AnyCatalog,
  type CatalogItem,
  type CatalogProduct,
} from "./any-catalog";
import { catalogDefinition, productReads } from "./any-rows";
import { fillsOf, isSameFills } from "./listed-values";
import { createListReads, type ListReads, type Lists } from "./list-rows";
import { restatedProducts } from "./restated-products";

/** The products that shoppers are shown, laid out for matching. */
export interface Catalogs {
  any: AnyCatalogs;
  /** The lists that staff keep, from whose rows shoppers choose. */
  lists: ProductCache<StaffLists>;
  /** Waits for a change made here, and until every later request sees it. */
  afterChange: <T>(change: Promise<T>) => Promise<T>;
}

/** `onRead` hears of every catalog, or part of one, that is read; `versionOf` looks for changes. */
export function createCatalogs(
  db: Database,
  now: () => number,
  onRead: (read: CatalogRead) => void = () => undefined,
  versionOf: VersionOf = createVersions(db),
): Catalogs {
  const any = createAnyCatalogs(db, now, onRead, versionOf);
  // A change of a list raises the version of the products that it is about.
  const version = () => versionOf("beds");
  const lists = createProductCache<StaffLists>(
    {
      version,
      isAlone: versionOf.isAlone,
      async read() {
        // Read before the lists: what changes meanwhile is then seen as a later version.
        const before = await version();
        return { version: before, catalog: await readStaffLists(db) };
      },
    },
    now,
  );
  return {
    any,
    lists,
    async afterChange(change) {
      const refresh = () => Promise.all([lists.refresh(), any.refresh()]);
      try {
        const changed = await change;
        await refresh();
        return changed;
      } catch (error) {
        // What was refused changed nothing; what failed otherwise may have been done all the same.
        if (!(error instanceof AppError && error.status < 500)) await refresh();
        throw error;
      }
    },
  };
}

/** The catalogs that staff defined and those that come with the product, each laid out for matching once it is asked for. */
export interface AnyCatalogs {
  /** The catalog of an id; it is `undefined` where there is none. */
  of: (id: string) => ProductCache<AnyCatalog | undefined>;
  /** Waits until every later request sees what was changed before. Never rejects. */
  refresh: () => Promise<void>;
}

/**
 * Those that were not asked for longest are read again when they are. This is the products themselves: it grows with them and
 * with the catalogs of staff, not with what shoppers ask.
 */
const MAX_HELD = 100;
const NAME = "products";

export function createAnyCatalogs(
  db: Database,
  now: () => number,
  onRead: (read: CatalogRead) => void = () => undefined,
  versionOf: VersionOf = createVersions(db),
): AnyCatalogs {
  const readLists = createListReads();
  const held = new LRUCache<string, ProductCache<AnyCatalog | undefined>>({
    max: MAX_HELD,
    memoMethod: (id) =>
      createProductCache(anySource(db, id, { readLists, onRead, versionOf }), now),
  });
  return {
    of: (id) => held.memo(id),
    async refresh() {
      await Promise.all([...held.values()].map((each) => each.refresh()));
    },
  };
}

/** How its layout and its selection make a catalog of products; `isSame` where it is held by the same definition. */
function kindOf(
  definition: CatalogDefinition,
  readLists: ListReads,
  isSame = false,
): Kind<CatalogProduct, CatalogItem, Lists, AnyCatalog> {
  const { id, currency, selection, attributes, source, fills } = definition;
  return {
    name: source?.name ?? NAME,
    layout: anyLayout(definition),
    ...productReads(definition),
    // Lists name products of staff.
    more: source ? () => Promise.resolve(new Map()) : readLists,
    finish: (catalog, lists) =>
      anyCatalog(catalog, { id, currency, selection, attributes, source, fills }, lists),
    isAsHeld: ({ productLists }, lists) => isSame && isSameLists(productLists, lists),
  };
}

interface Reading {
  readLists: ListReads;
  onRead: (read: CatalogRead) => void;
  versionOf: VersionOf;
}

/**
 * Reads a catalog anew where its selection changed, or products without being named; else what changed of it. It is
 * the same one where nothing did: what was made of it stays.
 */
function anySource(
  db: Database,
  id: string,
  { readLists, onRead, versionOf }: Reading,
): Source<AnyCatalog | undefined> {
  const source = sourceOf(id);
  const name = source ?? NAME;
  const version = () => versionOf(name);
  const whole = async (
    definition: CatalogDefinition | undefined,
    before: number,
  ): Promise<Versioned<AnyCatalog | undefined>> => ({
    version: before,
    catalog: definition && (await readAll(db, kindOf(definition, readLists), onRead)),
  });
  return {
    version,
    isAlone: versionOf.isAlone,
    async read(held) {
      const changes = held && (await changesSince(db, name, held.version));
      // Read before the definition and the products: what changes meanwhile is then seen as a later version.
      const before = changes?.version ?? (await version());
      const mayDiffer = source !== undefined || (changes?.hasDefinitions ?? true);
      const former = held?.catalog;
      const heldBy = former && { ...former, attributes: former.defined };
      const defined = mayDiffer ? await definitionOf(db, id) : heldBy;
      const definition =
        defined && !defined.source ? withFills(defined, await readLists(db)) : defined;
      if (!changes || !former || !heldBy || !definition) return whole(definition, before);
      const restated = await restatedProducts(db, heldBy, definition);
      if (!restated) return whole(definition, before);
      const ids = new Set([...changes.ids, ...restated.ids]);
      const kind = kindOf(definition, readLists, restated.isSame);
      return readChanges(db, kind, former, { version: before, ids }, onRead);
    },
  };
}

/** The lists that state values of its products; the same definition where they are those that it has. */
function withFills(definition: CatalogDefinition, lists: Lists): CatalogDefinition {
  const fills = fillsOf(definition, lists);
  return isSameFills(definition.fills, fills) ? definition : { ...definition, fills };
}

const definitionOf = async (db: Database, id: string): Promise<CatalogDefinition | undefined> =>
  (await specifiedDefinition(db, id)) ?? catalogDefinition(db, id);

/** Whether lists are the same ones: those that changed are read anew. */
const isSameLists = (before: Lists, after: Lists) =>
  before.size === after.size && [...after].every(([id, list]) => before.get(id) === list);
