import { and, asc, eq, gt } from "drizzle-orm";
import type { CatalogName } from "@shared/schema/machinery";
import { catalogChanges } from "@shared/all-tables";
import type { Costs } from "@shared/contracts/paging";
import { inTurns } from "../../platform/work/steps";
import type { Database } from "../../platform/database/database";
import type { Catalog } from "../../engine/catalog";
import { layOutInSteps, type Layout } from "../../engine/layout";
import { patch } from "../../engine/patch";
import type { Versioned } from "./product-cache";

/** Few enough for one statement. */
const MAX_IDS = 1_000;

/** How one kind of product becomes a catalog. */
export interface Kind<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalog<Item>,
> {
  name: CatalogName;
  layout: Layout<Given, Item>;
  all: (db: Database) => Promise<Given[]>;
  byIds: (db: Database, ids: string[]) => Promise<Given[]>;
  /** What its finder needs besides products. */
  more: (db: Database) => Promise<More>;
  finish: (catalog: Catalog<Item>, more: More) => Made;
  /** Whether all but its products is as it is held. */
  isAsHeld: (held: Made, more: More) => boolean;
}

/** What was read, for the log. */
export interface CatalogRead {
  catalog: CatalogName;
  products: number;
  /** How many products were read again; all of them unless given. */
  changed?: number;
}

type OnRead = (read: CatalogRead) => void;

/** The catalog after changes, made from the one before them; the same one where they are those of others. */
export async function readChanges<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalog<Item>,
>(
  db: Database,
  { name, layout, byIds, more, finish, isAsHeld }: Kind<Given, Item, More, Made>,
  held: Made,
  { version, ids }: Pick<ChangedProducts, "version" | "ids">,
  onRead: OnRead,
): Promise<Versioned<Made>> {
  const added = await inBatches([...ids], (some) => byIds(db, some));
  const besides = await more(db);
  const isGone = ({ id }: Item) => ids.has(id);
  const isOfOthers = added.length === 0 && (ids.size === 0 || !held.items.some(isGone));
  if (isOfOthers && isAsHeld(held, besides)) return { version, catalog: held };
  const catalog = patch<Given, Item>(held, layout, { isGone, added });
  onRead({ catalog: name, products: catalog.items.length, changed: ids.size });
  return { version, catalog: finish(catalog, besides) };
}

/** The catalog of all products. */
export async function readAll<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalog<Item>,
>(
  db: Database,
  { name, layout, all, more, finish }: Kind<Given, Item, More, Made>,
  onRead: OnRead,
): Promise<Made> {
  const catalog = await inTurns(layOutInSteps(await all(db), layout));
  onRead({ catalog: name, products: catalog.items.length });
  return finish(catalog, await more(db));
}

async function inBatches<Item>(
  ids: string[],
  read: (ids: string[]) => Promise<Item[]>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    found.push(...(await read(ids.slice(at, at + MAX_IDS))));
  }
  return found;
}

/** The products that later versions added, changed or removed. */
interface ChangedProducts {
  /** The latest of these versions. */
  version: number;
  ids: Set<string>;
  /** Whether any of them changed what attributes or catalogs are. */
  hasDefinitions: boolean;
}

/** More than these take longer to read by their ids than all products by the batch. */
export const MAX_CHANGED = 10_000;

/** What changed after a version; `undefined` if that is not known, or too much. */
export async function changesSince(
  db: Database,
  name: CatalogName,
  since: number,
): Promise<ChangedProducts | undefined> {
  const rows = await db
    .select({
      version: catalogChanges.version,
      productIds: catalogChanges.productIds,
      isDefinition: catalogChanges.isDefinition,
    })
    .from(catalogChanges)
    .where(and(eq(catalogChanges.name, name), gt(catalogChanges.version, since)))
    .orderBy(asc(catalogChanges.version));
  const ids = new Set<string>();
  for (const [index, { version, productIds, isDefinition }] of rows.entries()) {
    const isKnown = isDefinition || productIds !== null;
    if (version !== since + 1 + index || !isKnown) return undefined;
    for (const id of productIds ?? []) ids.add(id);
  }
  const last = rows.at(-1);
  if (!last || ids.size > MAX_CHANGED) return undefined;
  const hasDefinitions = rows.some(({ isDefinition }) => isDefinition);
  return { version: last.version, ids, hasDefinitions };
}

/** Sees what a change of products makes too costly. */
export interface ChangeWatch {
  /**
   * Makes a change of products, and adds to its result a sentence for each live finder whose answers take too much since
   * then; nothing where there is none. Nothing is refused.
   */
  changing: <Result extends object>(change: () => Promise<Result>) => Promise<Result & Costs>;
}
