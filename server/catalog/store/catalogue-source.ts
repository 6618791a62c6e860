import { inTurns } from "../../platform/work/in-turns";
import type { CatalogueName } from "@shared/schema/machinery";
import type { Database } from "../../platform/database/database";
import type { Catalogue } from "../../engine/catalogue";
import { layOutInSteps, type Layout } from "../../engine/layout";
import { patch } from "../../engine/patch";
import type { ChangedProducts } from "./catalogue-changes";
import type { Versioned } from "./product-cache";

/** Few enough for one statement. */
const MAX_IDS = 1_000;

/** How one kind of product becomes a catalogue. */
export interface Kind<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalogue<Item>,
> {
  name: CatalogueName;
  layout: Layout<Given, Item>;
  all: (db: Database) => Promise<Given[]>;
  byIds: (db: Database, ids: string[]) => Promise<Given[]>;
  /** What its finder needs besides products. */
  more: (db: Database) => Promise<More>;
  finish: (catalogue: Catalogue<Item>, more: More) => Made;
  /** Whether all but its products is as it is held. */
  isAsHeld: (held: Made, more: More) => boolean;
}

/** What was read, for the log. */
export interface CatalogueRead {
  catalogue: CatalogueName;
  products: number;
  /** How many products were read again; all of them unless given. */
  changed?: number;
}

type OnRead = (read: CatalogueRead) => void;

/** The catalogue after changes, made from the one before them; the same one where they are those of others. */
export async function readChanges<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalogue<Item>,
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
  if (isOfOthers && isAsHeld(held, besides)) return { version, catalogue: held };
  const catalogue = patch<Given, Item>(held, layout, { isGone, added });
  onRead({ catalogue: name, products: catalogue.items.length, changed: ids.size });
  return { version, catalogue: finish(catalogue, besides) };
}

/** The catalogue of all products. */
export async function readAll<
  Given extends Item,
  Item extends { id: string },
  More,
  Made extends Catalogue<Item>,
>(
  db: Database,
  { name, layout, all, more, finish }: Kind<Given, Item, More, Made>,
  onRead: OnRead,
): Promise<Made> {
  const catalogue = await inTurns(layOutInSteps(await all(db), layout));
  onRead({ catalogue: name, products: catalogue.items.length });
  return finish(catalogue, await more(db));
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
