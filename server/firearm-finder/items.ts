import type { FirearmItem } from "@shared/contracts/firearms";
import {
  inOrderOfSku,
  type CatalogueFirearm,
  type FirearmCatalogue,
} from "../catalogues/firearm-catalogue";

/** A product as results and basket show it. */
export function toItem(firearm: CatalogueFirearm): FirearmItem {
  return {
    sku: firearm.sku,
    name: firearm.name,
    imageUrl: firearm.imageUrl,
    price: firearm.price,
    specialPrice: firearm.specialPrice,
    brand: firearm.brand,
    caliber: firearm.caliber,
    firearmType: firearm.firearmType,
    shortDescription: firearm.shortDescription,
    inStock: firearm.inStock,
    packSize: firearm.packSize,
    url: firearm.url,
  };
}

/** Current data of the products with these ids, in the order of ids, without those that are gone. */
export function itemsBySku({ items }: FirearmCatalogue, skus: string[]): FirearmItem[] {
  const wanted = new Set(skus);
  return items
    .filter(({ sku }) => wanted.has(sku))
    .sort(inOrderOfSku)
    .map(toItem);
}
