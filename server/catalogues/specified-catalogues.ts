import type { CataloguePath } from "@shared/product-catalogues";
import type { Database } from "../database/database";
import { layOut } from "../matching/layout";
import { anyCatalogue, anyLayout, type AnyCatalogue } from "./any-catalogue";
import type { CatalogueDefinition, ProductSource } from "./catalogue-definition";
import { productReads } from "./any-rows";
import { bedDefinition, BEDS } from "./bed-definition";
import { bedOptions } from "./bed-options";
import { firearmDefinition, FIREARMS } from "./firearm-definition";
import { withStoredWords } from "./specified-attributes";

interface Specified {
  source: ProductSource["name"];
  read: (db: Database) => Promise<CatalogueDefinition>;
}

/** The catalogues that come with the product, by their ids. */
const specified: Record<CataloguePath, Specified> = {
  [BEDS]: { source: "beds", read: async (db) => bedDefinition(await bedOptions(db)) },
  [FIREARMS]: { source: "firearms", read: () => Promise.resolve(firearmDefinition) },
};

export const specifiedIds: readonly string[] = Object.keys(specified);

const specifiedBy = (id: string): Specified | undefined =>
  Object.hasOwn(specified, id) ? specified[id as CataloguePath] : undefined;

/** Whose products one of these catalogues has; `undefined` for another id. */
export const sourceOf = (id: string): ProductSource["name"] | undefined => specifiedBy(id)?.source;

/** What one of these catalogues is; `undefined` for another id. */
export async function specifiedDefinition(
  db: Database,
  id: string,
): Promise<CatalogueDefinition | undefined> {
  return specifiedBy(id)?.read(db);
}

/** The attributes of those of these catalogues that are among some, with all values that products state. */
export async function specifiedAttributes(
  db: Database,
  catalogues: readonly string[],
): Promise<CatalogueDefinition["attributes"]> {
  const found: CatalogueDefinition["attributes"][] = [];
  for (const id of new Set(catalogues)) {
    const definition = await specifiedDefinition(db, id);
    if (definition) found.push(await withStoredWords(db, definition));
  }
  return new Map(found.flatMap((each) => [...each]));
}

/** A catalogue of those of some products that there are, by our ids. */
export async function catalogueOfSome(
  db: Database,
  definition: CatalogueDefinition,
  ids: string[],
): Promise<AnyCatalogue> {
  const found = await productReads(definition).byIds(db, ids);
  return anyCatalogue(layOut(found, anyLayout(definition)), definition);
}
