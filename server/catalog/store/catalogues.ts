import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import {
  changesSince,
  readAll,
  readChanges,
  type CatalogueRead,
  type Kind,
} from "./catalogue-source";
import { createVersions, type CatalogueDefinition, type VersionOf } from "./catalogue-definition";
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
} from "./specified-catalogues";
import {
  anyCatalogue,
  anyLayout,
  type AnyCatalogue,
  type CatalogueItem,
  type CatalogueProduct,
} from "./any-catalogue";
import { catalogueDefinition, productReads } from "./any-rows";
import { createListReads, type ListReads, type Lists } from "./list-rows";
import { restatedProducts } from "./restated-products";

/** The products that shoppers are shown, laid out for matching. */
export interface Catalogues {
  any: AnyCatalogues;
  /** The lists that staff keep, from whose rows shoppers choose. */
  lists: ProductCache<StaffLists>;
  /** Waits for a change made here, and until every later request sees it. */
  afterChange: <T>(change: Promise<T>) => Promise<T>;
}

/** `onRead` hears of every catalogue, or part of one, that is read; `versionOf` looks for changes. */
export function createCatalogues(
  db: Database,
  now: () => number,
  onRead: (read: CatalogueRead) => void = () => undefined,
  versionOf: VersionOf = createVersions(db),
): Catalogues {
  const any = createAnyCatalogues(db, now, onRead, versionOf);
  // A change of a list raises the version of the products that it is about.
  const version = () => versionOf("beds");
  const lists = createProductCache<StaffLists>(
    {
      version,
      async read() {
        // Read before the lists: what changes meanwhile is then seen as a later version.
        const before = await version();
        return { version: before, catalogue: await readStaffLists(db) };
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

/** The catalogues that staff defined and those that come with the product, each laid out for matching once it is asked for. */
export interface AnyCatalogues {
  /** The catalogue of an id; it is `undefined` where there is none. */
  of: (id: string) => ProductCache<AnyCatalogue | undefined>;
  /** Waits until every later request sees what was changed before. Never rejects. */
  refresh: () => Promise<void>;
}

/**
 * Those that were not asked for longest are read again when they are. This is the products themselves: it grows with them and
 * with the catalogues of staff, not with what shoppers ask.
 */
const MAX_HELD = 100;
const NAME = "products";

export function createAnyCatalogues(
  db: Database,
  now: () => number,
  onRead: (read: CatalogueRead) => void = () => undefined,
  versionOf: VersionOf = createVersions(db),
): AnyCatalogues {
  const readLists = createListReads();
  const held = new LRUCache<string, ProductCache<AnyCatalogue | undefined>>({
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

/** How its layout and its selection make a catalogue of products; `isSame` where it is held by the same definition. */
function kindOf(
  definition: CatalogueDefinition,
  readLists: ListReads,
  isSame = false,
): Kind<CatalogueProduct, CatalogueItem, Lists, AnyCatalogue> {
  const { id, currency, selection, attributes, source } = definition;
  return {
    name: source?.name ?? NAME,
    layout: anyLayout(definition),
    ...productReads(definition),
    // Lists name products of staff.
    more: source ? () => Promise.resolve(new Map()) : readLists,
    finish: (catalogue, lists) =>
      anyCatalogue(catalogue, { id, currency, selection, attributes, source }, lists),
    isAsHeld: ({ productLists }, lists) => isSame && isSameLists(productLists, lists),
  };
}

interface Reading {
  readLists: ListReads;
  onRead: (read: CatalogueRead) => void;
  versionOf: VersionOf;
}

/**
 * Reads a catalogue anew where its selection changed, or products without being named; else what changed of it. It is
 * the same one where nothing did: what was made of it stays.
 */
function anySource(
  db: Database,
  id: string,
  { readLists, onRead, versionOf }: Reading,
): Source<AnyCatalogue | undefined> {
  const source = sourceOf(id);
  const name = source ?? NAME;
  const version = () => versionOf(name);
  const whole = async (
    definition: CatalogueDefinition | undefined,
    before: number,
  ): Promise<Versioned<AnyCatalogue | undefined>> => ({
    version: before,
    catalogue: definition && (await readAll(db, kindOf(definition, readLists), onRead)),
  });
  return {
    version,
    async read(held) {
      const changes = held && (await changesSince(db, name, held.version));
      // Read before the definition and the products: what changes meanwhile is then seen as a later version.
      const before = changes?.version ?? (await version());
      const mayDiffer = source !== undefined || (changes?.hasDefinitions ?? true);
      const former = held?.catalogue;
      const heldBy = former && { ...former, attributes: former.defined };
      const definition = mayDiffer ? await definitionOf(db, id) : heldBy;
      if (!changes || !former || !heldBy || !definition) return whole(definition, before);
      const restated = await restatedProducts(db, heldBy, definition);
      if (!restated) return whole(definition, before);
      const ids = new Set([...changes.ids, ...restated.ids]);
      const kind = kindOf(definition, readLists, restated.isSame);
      return readChanges(db, kind, former, { version: before, ids }, onRead);
    },
  };
}

const definitionOf = async (db: Database, id: string): Promise<CatalogueDefinition | undefined> =>
  (await specifiedDefinition(db, id)) ?? catalogueDefinition(db, id);

/** Whether lists are the same ones: those that changed are read anew. */
const isSameLists = (before: Lists, after: Lists) =>
  before.size === after.size && [...after].every(([id, list]) => before.get(id) === list);
