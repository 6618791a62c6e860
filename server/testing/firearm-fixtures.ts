import type { StatedValue, StatedValues } from "@shared/contracts/attributes";
import type { FirearmItem } from "@shared/specification/contracts/firearms";
import { FIREARMS } from "@shared/templates/product-catalogs";
import { anyCatalog, anyLayout, type AnyCatalog } from "../catalog/store/any-catalog";
import { definitionBy } from "../catalog/store/specified-catalogs";
import { valueReader } from "../catalog/store/understood-values";
import { layOut } from "../engine/layout";

const definition = definitionBy(FIREARMS, new Map())!;

/** A firearm, or ammunition, as shoppers see it, with what else it is matched by. */
export interface CatalogFirearm extends FirearmItem {
  id: string;
  purpose: string;
  category: string;
  subType: string | null;
  action: string | null;
  carryPositions: string[];
  sportDisciplines: string[];
  huntingGame: string[];
  useCase: string[];
  handSize: string[];
}

/** The catalog of these firearms. */
export function layOutFirearms(firearms: readonly CatalogFirearm[]): AnyCatalog {
  const understood = valueReader(definition.attributes);
  const products = firearms.map((each) => {
    const { caliber, firearmType, packSize } = each;
    return {
      id: each.id,
      key: each.sku,
      groupKey: each.sku,
      name: each.name,
      description: each.shortDescription,
      brand: each.brand,
      price: each.price,
      specialPrice: each.specialPrice,
      pictureUrl: each.imageUrl,
      pageUrl: each.url,
      inStock: each.inStock,
      shown: stated({ caliber, type: firearmType, packSize }),
      values: understood(
        stated({
          "firearm-products.purpose": each.purpose,
          "firearm-products.category": each.category,
          "firearm-products.type": firearmType,
          "firearm-products.subType": each.subType,
          "firearm-products.action": each.action,
          "firearm-products.caliber": caliber,
          "firearm-products.packSize": packSize,
          "firearm-products.carryPosition": each.carryPositions,
          "firearm-products.discipline": each.sportDisciplines,
          "firearm-products.game": each.huntingGame,
          "firearm-products.useCase": each.useCase,
          "firearm-products.handSize": each.handSize,
        }),
      ),
    };
  });
  return anyCatalog(layOut(products, anyLayout(definition)), definition);
}

/** What is not stated is not there. */
const stated = (values: Record<string, StatedValue | null>): StatedValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, StatedValue] => entry[1] !== null),
  );
