import type { Choice, ProductChoices } from "@shared/contracts/catalogue-products";
import { catalogueOf, type CataloguePath } from "@shared/templates/product-catalogues";
import { catalogueChoices } from "../../catalog/staff/product-choices";
import { staffCatalogue } from "../../catalog/staff/staff-catalogue";
import { placeOf } from "../../catalog/store/specified-fields";
import type { Database } from "../../platform/database/database";

/** The choices of each field that has some, by its name. */
export async function productChoices(db: Database, path: CataloguePath): Promise<ProductChoices> {
  const { attributes, brandsHere } = await catalogueChoices(db, await staffCatalogue(db, path));
  const choicesAt = (place: string | undefined): Choice[] => {
    if (place === "brand") return brandsHere.map((brand) => ({ id: brand, name: brand }));
    const found = attributes.find(({ id }) => place === `values.${id}`);
    return (found?.values ?? []).map(({ id, label }) => ({ id, name: label.en ?? id }));
  };
  const { fields } = catalogueOf(path);
  return Object.fromEntries(
    fields
      .filter(({ choices }) => choices)
      .map(({ name }) => [name, choicesAt(placeOf(path, name))]),
  );
}
