import type { Choice, ProductChoices } from "@shared/contracts/catalog-products";
import { catalogOf, type CatalogPath } from "@shared/templates/product-catalogs";
import { catalogChoices } from "../../catalog/staff/product-choices";
import { staffCatalog } from "../../catalog/staff/staff-catalog";
import { placeOf } from "../../catalog/store/specified-fields";
import type { Database } from "../../platform/database/database";

/** The choices of each field that has some, by its name. */
export async function productChoices(db: Database, path: CatalogPath): Promise<ProductChoices> {
  const { attributes, brandsHere } = await catalogChoices(db, await staffCatalog(db, path));
  const choicesAt = (place: string | undefined): Choice[] => {
    if (place === "brand") return brandsHere.map((brand) => ({ id: brand, name: brand }));
    const found = attributes.find(({ id }) => place === `values.${id}`);
    return (found?.values ?? []).map(({ id, label }) => ({ id, name: label.en ?? id }));
  };
  const { fields } = catalogOf(path);
  return Object.fromEntries(
    fields
      .filter(({ choices }) => choices)
      .map(({ name }) => [name, choicesAt(placeOf(path, name))]),
  );
}
