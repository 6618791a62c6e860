import { asc } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { attributes, catalogues } from "@shared/schema/catalogue-products";
import { productLists } from "@shared/schema/product-lists";
import type { FinderDocument } from "@shared/finders/document";
import type { Database } from "../../database/database";
import { fixedAttributes, fixedCatalogues } from "../built-in/fixed-attributes";
import type { Known } from "../check/known";

/** The attributes and catalogues that a document can name now. */
export async function knownNames(db: Database, { sections }: FinderDocument): Promise<Known> {
  const shapes: AttributeShape[] = await db
    .select({
      id: attributes.id,
      label: attributes.label,
      kind: attributes.kind,
      unit: attributes.unit,
      values: attributes.values,
      sizes: attributes.sizes,
      isRetired: attributes.isRetired,
    })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));
  const ids = await db.select({ id: catalogues.id }).from(catalogues);
  const fixed = await fixedAttributes(
    db,
    sections.map(({ catalogue }) => catalogue),
  );
  const lists = await db
    .select({ id: productLists.id, keys: productLists.keys })
    .from(productLists);
  return {
    // Products with tables of their own state nothing else.
    attributes: new Map(fixed.length > 0 ? fixed : shapes.map((each) => [each.id, each])),
    lists: fixed.length > 0 ? undefined : new Map(lists.map(({ id, keys }) => [id, keys])),
    catalogues: new Set([...fixedCatalogues, ...ids.map(({ id }) => id)]),
  };
}
