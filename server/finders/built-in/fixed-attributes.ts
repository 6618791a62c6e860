import type { AttributeShape } from "@shared/contracts/attributes";
import { cataloguePaths } from "@shared/product-catalogues";
import { layOutBeds } from "../../catalogues/bed-catalogue";
import { bedOptions } from "../../catalogues/bed-rows";
import { layOutFirearms } from "../../catalogues/firearm-catalogue";
import { allFirearms } from "../../catalogues/firearm-rows";
import type { Database } from "../../database/database";
import { bedsForFinders } from "./bed-catalogue";
import { firearmsForFinders } from "./firearm-catalogue";

type Attributes = ReadonlyMap<string, AttributeShape>;

/** The attributes of catalogues that have fields of their own, as documents may name them. */
const attributesOf: Readonly<Record<string, (db: Database) => Promise<Attributes>>> = {
  "firearm-products": async (db) => {
    // Calibers are those that products have; the others need no product.
    const firearms = await allFirearms(db);
    return firearmsForFinders(layOutFirearms(firearms, [])).attributes;
  },
  "bed-products": async (db) => bedsForFinders(layOutBeds([], await bedOptions(db))).attributes,
};

/** The ids of the catalogues with fields of their own. */
export const fixedCatalogues: readonly string[] = cataloguePaths;

/** Their attributes, of those among some catalogues. */
export async function fixedAttributes(
  db: Database,
  catalogues: readonly string[],
): Promise<[string, AttributeShape][]> {
  const found: [string, AttributeShape][] = [];
  for (const id of new Set(catalogues)) {
    if (Object.hasOwn(attributesOf, id)) found.push(...(await attributesOf[id]!(db)));
  }
  return found;
}
