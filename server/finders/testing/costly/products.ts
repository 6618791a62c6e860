import type { AttributeShape } from "@shared/contracts/attributes";
import {
  anyCatalog,
  anyLayout,
  type AnyCatalog,
  type CatalogProduct,
} from "../../../catalog/store/any-catalog";
import { layOut } from "../../../engine/layout";
import { ARTICLE, ATTRIBUTES, attributeId, VALUES, valueId, WORST } from "./documents";

const en = (text: string) => ({ en: text });

/** The attributes of these products; all but one are lists of a few values. */
export const attributes: readonly AttributeShape[] = [
  ...Array.from({ length: ATTRIBUTES }, (_, at): AttributeShape => ({
    id: attributeId(at),
    label: en(`Attribute ${at}`),
    kind: "choices",
    values: Array.from({ length: VALUES }, (_, value) => ({
      id: valueId(value),
      label: en(`Value ${value}`),
      synonyms: [],
      isRetired: false,
    })),
    isRetired: false,
  })),
  { id: ARTICLE, label: en("Article"), kind: "text", values: [], isRetired: false },
];

/** What a product states: two values or three of each attribute, and now and then none. */
function statedBy(product: number): Record<string, string[] | string> {
  const values: Record<string, string[] | string> = { [ARTICLE]: `article-${product}` };
  for (let at = 0; at < ATTRIBUTES; at++) {
    const first = (product * 31 + at * 17) % (VALUES + 3);
    // The values that an answer to every question asks for are common, so that many products are left.
    if (first < VALUES) {
      values[attributeId(at)] = [...new Set([0, first, (first * 7 + product) % VALUES])].map(
        valueId,
      );
    }
  }
  return values;
}

/** One of so many products, of which each has so many variants. */
export const productAt = (at: number, variants: number): CatalogProduct => {
  const product = Math.floor(at / variants);
  return {
    id: `p${at}`,
    key: `p${at}`,
    groupKey: `g${product}`,
    name: `Product ${at}`,
    description: null,
    brand: `Brand ${product % 40}`,
    price: ((at * 7919) % 50_000).toFixed(2),
    specialPrice: null,
    pictureUrl: null,
    pageUrl: `https://shop.example/p${at}`,
    inStock: at % 9 !== 0,
    values: statedBy(at),
  };
};

/** So many products, each with so many variants, laid out for matching. */
export function worstCatalog(products: number, variants = 1): AnyCatalog {
  const definition = {
    id: WORST,
    currency: "ZAR",
    selection: {},
    attributes: new Map(attributes.map((each) => [each.id, each])),
  };
  const items = Array.from({ length: products * variants }, (_, at) => productAt(at, variants));
  return anyCatalog(layOut(items, anyLayout(definition)), definition);
}
