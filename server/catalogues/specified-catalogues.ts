import type { CataloguePath } from "@shared/product-catalogues";
import type { Database } from "../database/database";
import { layOut } from "../matching/layout";
import { anyCatalogue, anyLayout, type AnyCatalogue } from "./any-catalogue";
import type { CatalogueDefinition, ProductSource } from "./catalogue-definition";
import { productReads } from "./any-rows";
import { bedDefinition, BEDS, moreOfBeds } from "./bed-definition";
import { bedOptions } from "./bed-options";
import { firearmDefinition, FIREARMS, moreOfFirearms } from "./firearm-definition";
import { asEntered, withStoredWords } from "./specified-attributes";

interface Specified {
  name: string;
  source: ProductSource["name"];
  read: (db: Database) => Promise<CatalogueDefinition>;
  /** Attributes that staff alone look at. */
  more: CatalogueDefinition["attributes"];
}

/** The catalogues that come with the product, by their ids. */
const specified: Record<CataloguePath, Specified> = {
  [BEDS]: {
    name: "Beds",
    source: "beds",
    read: async (db) => bedDefinition(await bedOptions(db)),
    more: moreOfBeds,
  },
  [FIREARMS]: {
    name: "Firearms",
    source: "firearms",
    read: () => Promise.resolve(firearmDefinition),
    more: moreOfFirearms,
  },
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

/** The same with its name, and all that staff enter; `undefined` for another id. */
export async function enteredDefinition(
  db: Database,
  id: string,
): Promise<(CatalogueDefinition & { name: string }) | undefined> {
  const found = specifiedBy(id);
  if (!found) return undefined;
  const definition = await found.read(db);
  const all = [...definition.attributes, ...found.more];
  // What a thing is comes before how it is.
  const first = all.filter(([id]) => id === "category");
  const attributes = asEntered(new Map([...first, ...all]));
  return { ...definition, attributes, name: found.name };
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
