import { and, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import {
  belongsTo,
  MAX_ALL_ATTRIBUTES,
  MAX_ATTRIBUTES,
  type AttributeShape,
} from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { attributes, products } from "@shared/schema/catalog-products";
import { productParts } from "../store/any-rows";
import { group, inherited, isForSale, isSelected, ofItsGroup } from "../store/selected-products";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { allAttributes } from "./attribute-queries";
import { namingAttribute } from "./attribute-uses";
import { allCatalogs, type CountedCatalog } from "./catalog-queries";

// Which attributes belong to which catalogs. Whoever changes that has the turn of attributes.

/** Adds a catalog to those of these attributes that do not belong to every one. */
export async function joinCatalog(
  tx: Database,
  catalog: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(attributes)
    .set({
      catalogues: sql`${attributes.catalogues} || to_jsonb(${catalog}::text)`,
      updatedAt: nextUpdatedAt(attributes.updatedAt),
    })
    .where(
      and(
        inArray(attributes.id, [...ids]),
        isNotNull(attributes.catalogues),
        sql`not jsonb_exists(${attributes.catalogues}, ${catalog})`,
      ),
    );
}

/** Removes a catalog from all attributes that name it. */
export async function leaveCatalog(tx: Database, catalog: string): Promise<void> {
  await tx
    .update(attributes)
    .set({
      catalogues: sql`${attributes.catalogues} - ${catalog}::text`,
      updatedAt: nextUpdatedAt(attributes.updatedAt),
    })
    .where(sql`jsonb_exists(${attributes.catalogues}, ${catalog})`);
}

/**
 * Gives a catalog the attributes that its products state, and those that it selects by. Throws a 409 where these are
 * more than a catalog can have.
 */
export async function joinStated(
  tx: Database,
  { id, selection, products: count }: CountedCatalog,
): Promise<void> {
  const others = (await allAttributes(tx)).filter((each) => !belongsTo(each, id));
  if (others.length === 0) return;
  const wanted = new Set(others.map((each) => each.id));
  const selecting = (selection.attributes ?? []).map(({ attribute }) => attribute);
  const found = new Set(selecting.filter((each) => wanted.has(each)));
  for (const part of count > 0 ? await productParts(tx) : []) {
    if (found.size === wanted.size) break;
    for (const each of await statedIn(tx, selection, part)) if (wanted.has(each)) found.add(each);
  }
  await joinCatalog(tx, id, [...found]);
  await refuseCrowded(tx, [id]);
}

/** The attributes in which products of a selection state something, among a part of all products. */
async function statedIn(tx: Database, selection: Selection, part: SQL | undefined) {
  const rows = await tx
    .selectDistinct({ id: sql<string>`stated.id`.as("id") })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .innerJoin(sql`lateral jsonb_object_keys(${inherited.values}) as stated(id)`, sql`true`)
    .where(and(isForSale, isSelected(selection), part));
  return rows.map(({ id }) => id);
}

/** Throws a 409 where there are too many attributes, in all or in one of these catalogs. */
export async function refuseCrowded(tx: Database, among?: readonly string[] | null): Promise<void> {
  const offered = (await allAttributes(tx)).filter(({ isRetired }) => !isRetired);
  if (offered.length > MAX_ALL_ATTRIBUTES)
    throw full(`There are ${MAX_ALL_ATTRIBUTES.toLocaleString("en")}`);
  const ofEvery = offered.filter(({ catalogues: catalogs }) => !catalogs).length;
  if (ofEvery > MAX_ATTRIBUTES) throw full(`There are ${MAX_ATTRIBUTES}`);
  for (const { id, name } of await allCatalogs(tx)) {
    if (among && !among.includes(id)) continue;
    const own = offered.filter((each) => belongsTo(each, id)).length;
    if (own > MAX_ATTRIBUTES) throw full(`The catalog ${name} has ${MAX_ATTRIBUTES}`);
  }
}

const full = (said: string) =>
  new AppError(
    409,
    "full",
    `${said} attributes already. Retire one first, or say of which catalogs others are.`,
  );

/** Throws a 400 for catalogs that are not there, unless the attribute named them already. */
export async function requireCatalogs(
  tx: Database,
  { catalogues: catalogs }: AttributeShape,
  before?: AttributeShape,
): Promise<void> {
  const known = new Set((await allCatalogs(tx)).map(({ id }) => id));
  const unknown = catalogs?.find((id) => !known.has(id) && !before?.catalogues?.includes(id));
  if (unknown === undefined) return;
  throw invalid([
    { path: "catalogues", message: "This catalog is not there any more. Choose another one." },
  ]);
}

/** Throws a 409 where an attribute would leave a catalog in which something names it. */
export async function refuseLeaving(
  tx: Database,
  before: AttributeShape,
  after: AttributeShape,
): Promise<void> {
  const left = (await allCatalogs(tx)).filter(
    ({ id }) => belongsTo(before, id) && !belongsTo(after, id),
  );
  if (left.length === 0) return;
  const { catalogues: selecting, finders } = await namingAttribute(tx, before.id);
  for (const { id, name } of left) {
    const finder = finders.find(({ catalogues: catalogs }) => catalogs.includes(id));
    const what = finder
      ? `The finder ${finder.name}, which chooses from ${name}, names it.`
      : selecting.some((each) => each.id === id) && `The catalog ${name} selects by it.`;
    if (!what) continue;
    throw new AppError(409, "in_use", `${what} Keep it in that catalog, or change that first.`, {
      errors: [{ path: "catalogues", message: what }],
    });
  }
}
