import type { AttributeShape } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import type { anyProductShape } from "@shared/contracts/catalog-products";
import type { CatalogName } from "@shared/schema/machinery";
import { catalogVersions } from "@shared/all-tables";
import type { Stated } from "../../engine/columns";
import type { ListedRows } from "../../engine/listed-for";
import type { Database } from "../../platform/database/database";

/** An attribute as a catalog lays it out. */
export interface CatalogAttribute extends AttributeShape {
  /** What products call it, where that is another word than its id. */
  storedAs?: string;
  /** Every word that products state is a value, listed or not: the id of one. */
  idOf?: (word: string) => string;
  /** What counts for a product that states nothing. */
  unstated?: Stated;
  /** Whether products have an order by it beside that of their rows. */
  isOrder?: true;
  /** Whether every product has to state it. */
  isRequired?: true;
}

/** What a catalog is, without its products. */
export interface CatalogDefinition {
  id: string;
  currency: string;
  selection: Selection;
  /** By their ids, those that are retired, too. */
  attributes: ReadonlyMap<string, CatalogAttribute>;
  /** Whose products they are; those of staff unless given. */
  source?: ProductSource;
  /** The lists that state values of its products by what they state themselves; those of staff alone have any. */
  fills?: readonly ListedRows[];
}

/** Products of another source than staff's, and what its catalog has of its own. */
export interface ProductSource {
  name: Extract<CatalogName, "beds" | "firearms">;
  /** What tells its products apart for shoppers, and their order where they tie: the retailer's key, or ours. */
  key: "key" | "id";
  /** The attributes that are shown as they were written. */
  shown: readonly string[];
  /** The attributes in which staff's searches look, too. */
  searched: readonly string[];
  /** What products of staff have and these do not. */
  lacks: readonly (keyof typeof anyProductShape.shape)[];
  /** What a product has to be, with what it states; by the names that staff's products have. */
  shape: typeof anyProductShape;
  /** A product by the names that its views and the audit have, and back. */
  recorded: (product: object) => Record<string, unknown>;
  fromRecorded: (record: Record<string, unknown>) => Record<string, unknown>;
}

/** Tells a number that is raised by every change to these products, or to the options of their finder. */
export interface VersionOf {
  (name: CatalogName): Promise<number>;
  /** Whether only this process changes them. */
  isAlone?: boolean;
}

/**
 * Looks for changes in a database: one look at a time, and the next one for all who ask meanwhile. None sees less than
 * what was changed before it was asked for. `isAlone` where no other process has the database.
 */
export function createVersions(db: Database, isAlone = false): VersionOf {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<ReadonlyMap<CatalogName, number>> | undefined;

  const look = async () => {
    waiting = undefined;
    const rows = await db.select().from(catalogVersions);
    return new Map(rows.map(({ name, version }) => [name, version]));
  };
  const next = () => {
    const looked = running.then(look, look);
    running = looked;
    return looked;
  };
  const versionOf = async (name: CatalogName) => (await (waiting ??= next())).get(name) ?? 0;
  return Object.assign(versionOf, { isAlone });
}
