import { asc } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { attributes, catalogues } from "@shared/schema/catalogue-products";
import type { Database } from "../../database/database";
import type { Known } from "../check/known";

/** The attributes and catalogues that documents can name now. */
export async function knownNames(db: Database): Promise<Known> {
  const shapes: AttributeShape[] = await db
    .select({
      id: attributes.id,
      label: attributes.label,
      kind: attributes.kind,
      unit: attributes.unit,
      values: attributes.values,
      isRetired: attributes.isRetired,
    })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));
  const ids = await db.select({ id: catalogues.id }).from(catalogues);
  return {
    attributes: new Map(shapes.map((each) => [each.id, each])),
    catalogues: new Set(ids.map(({ id }) => id)),
  };
}
