import { catalogues } from "@shared/schema/catalogue-products";
import { productLists } from "@shared/schema/product-lists";
import type { FinderDocument } from "@shared/finders/document";
import { attributesById } from "../../catalog/store/any-rows";
import type { Database } from "../../platform/database/database";
import { specifiedAttributes, specifiedIds } from "../../catalog/store/specified-catalogues";
import type { Known } from "../check/known";

/** The attributes and catalogues that a document can name now. */
export async function knownNames(db: Database, { sections }: FinderDocument): Promise<Known> {
  const chosenFrom = sections.map(({ catalogue }) => catalogue);
  const ids = await db.select({ id: catalogues.id }).from(catalogues);
  const specified = await specifiedAttributes(db, chosenFrom);
  const lists = await db
    .select({ id: productLists.id, keys: productLists.keys })
    .from(productLists);
  return {
    // Their products state nothing else.
    attributes: specified.size > 0 ? specified : await attributesById(db, chosenFrom),
    lists: specified.size > 0 ? undefined : new Map(lists.map(({ id, keys }) => [id, keys])),
    catalogues: new Set([...specifiedIds, ...ids.map(({ id }) => id)]),
  };
}
