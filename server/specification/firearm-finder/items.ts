import type { FirearmItem } from "@shared/specification/contracts/firearms";
import { byText } from "../../catalog/store/by-text";
import type { FinderCatalogue, FinderProduct } from "../../finders/compile/finder-catalogue";

/** A product as results and basket show it. */
export function toItem(firearm: FinderProduct): FirearmItem {
  const { caliber, type = null, packSize = null } = firearm.shown as StatedByFirearm;
  return {
    sku: firearm.key,
    name: firearm.name,
    imageUrl: firearm.pictureUrl,
    // The database lets no firearm be without these.
    price: firearm.price!,
    specialPrice: firearm.specialPrice,
    brand: firearm.brand!,
    caliber,
    firearmType: type,
    shortDescription: firearm.description,
    inStock: firearm.inStock!,
    packSize,
    url: firearm.pageUrl!,
  };
}

type StatedByFirearm = Pick<FirearmItem, "caliber"> & {
  type?: string;
  packSize?: number;
};

/** Current data of the products with these ids, in the order of ids, without those that are gone. */
export function itemsBySku({ items, productAt }: FinderCatalogue, skus: string[]): FirearmItem[] {
  const wanted = new Set(skus);
  const found: FinderProduct[] = [];
  for (let row = 0; row < items.length; row++) {
    const product = productAt(row);
    if (wanted.has(product.key)) found.push(product);
  }
  return found.sort(byText(({ key }) => key)).map(toItem);
}
