import { catalogues } from "@shared/schema/catalogue-products";
import { productLists } from "@shared/schema/product-lists";
import type { FinderDocument } from "@shared/finders/document";
import { attributesById } from "../../catalogues/any-rows";
import type { Database } from "../../database/database";
import { fixedAttributes, fixedCatalogues } from "../built-in/fixed-attributes";
import type { Known } from "../check/known";

/** The attributes and catalogues that a document can name now. */
export async function knownNames(db: Database, { sections }: FinderDocument): Promise<Known> {
  const chosenFrom = sections.map(({ catalogue }) => catalogue);
  const ids = await db.select({ id: catalogues.id }).from(catalogues);
  const fixed = await fixedAttributes(db, chosenFrom);
  const lists = await db
    .select({ id: productLists.id, keys: productLists.keys })
    .from(productLists);
  return {
    // Products with fields of their own state nothing else.
    attributes: fixed.length > 0 ? new Map(fixed) : await attributesById(db, chosenFrom),
    lists: fixed.length > 0 ? undefined : new Map(lists.map(({ id, keys }) => [id, keys])),
    catalogues: new Set([...fixedCatalogues, ...ids.map(({ id }) => id)]),
  };
}
