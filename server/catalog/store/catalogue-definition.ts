import type { AttributeShape, Selection } from "@shared/contracts/attributes";
import type { anyProductShape } from "@shared/contracts/catalogue-products";
import type { CatalogueName } from "@shared/schema/machinery";
import type { Stated } from "../../engine/columns";

/** An attribute as a catalogue lays it out. */
export interface CatalogueAttribute extends AttributeShape {
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

/** What a catalogue is, without its products. */
export interface CatalogueDefinition {
  id: string;
  currency: string;
  selection: Selection;
  /** By their ids, those that are retired, too. */
  attributes: ReadonlyMap<string, CatalogueAttribute>;
  /** Whose products they are; those of staff unless given. */
  source?: ProductSource;
}

/** Products of another source than staff's, and what its catalogue has of its own. */
export interface ProductSource {
  name: Extract<CatalogueName, "beds" | "firearms">;
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
